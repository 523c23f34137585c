import { useConfig } from '#client/core/config.ts'
import { buttonLook } from '#client/ui/plain/button-look.ts'
import classes from './OutboxButton.module.css'

/** On the machine itself the mail that was not sent is one click away. */
export function OutboxButton() {
  if (!useConfig()?.outbox) return null
  return (
    <a href="/outbox" {...buttonLook({ size: 'md', fullWidth: true }, classes.first)}>
      Open the outbox
    </a>
  )
}
