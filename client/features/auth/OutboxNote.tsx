import { IconInbox } from '@tabler/icons-react'
import { useConfig } from '#client/core/config.ts'
import classes from './OutboxNote.module.css'

/** A mail that was not sent lies in the outbox: one click away on the machine itself, else with whoever runs the server. */
export function OutboxNote() {
  const config = useConfig()
  if (config?.mail !== false) return null
  return (
    <p className={classes.note}>
      <IconInbox size={16} stroke={1.7} aria-hidden />
      <span>
        {config.outbox ? (
          <>
            This server does not send mail yet. You find it in the <a href="/outbox">outbox</a>.
          </>
        ) : (
          <>This server does not send mail yet. Whoever runs it finds the link in its outbox.</>
        )}
      </span>
    </p>
  )
}
