import { IconInbox } from '@tabler/icons-react'
import { useConfig } from '#client/core/config.ts'
import classes from './OutboxNote.module.css'

/** Where this server keeps its mails on the machine itself, the mail to look for is one click away. */
export function OutboxNote() {
  if (!useConfig()?.outbox) return null
  return (
    <p className={classes.note}>
      <IconInbox size={16} stroke={1.7} aria-hidden />
      <span>
        This server does not send mail yet. You find it in the <a href="/outbox">outbox</a>.
      </span>
    </p>
  )
}
