import { IconCheck, IconChecks } from '@tabler/icons-react'
import type { MessageStatus } from '#contract/chats.ts'
import { t } from '#contract/texts.ts'
import classes from './StatusMark.module.css'

const words: Record<MessageStatus, string> = { sent: t`Sent`, delivered: t`Delivered`, read: t`Read` }

export function StatusMark({ status }: { status: MessageStatus }) {
  const Icon = status === 'sent' ? IconCheck : IconChecks
  return (
    <span className={classes.mark} data-status={status} role="img" aria-label={words[status]} title={words[status]}>
      <Icon size={15} stroke={1.8} aria-hidden />
    </span>
  )
}
