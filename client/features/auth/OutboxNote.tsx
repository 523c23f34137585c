import { IconInbox } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { configQuery } from '#client/core/config.ts'
import classes from './OutboxNote.module.css'

/** Where this server keeps its mails on the machine itself, the mail to look for is one click away. */
export function OutboxNote() {
  const { data: config } = useQuery(configQuery)
  if (!config?.outbox) return null
  return (
    <p className={classes.note}>
      <IconInbox size={16} stroke={1.7} aria-hidden />
      <span>
        This server sends no mail yet: it keeps them in its <a href="/outbox">outbox</a>.
      </span>
    </p>
  )
}
