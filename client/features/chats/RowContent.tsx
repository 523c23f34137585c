import { ConversationStart } from './ConversationStart.tsx'
import classes from './MessageList.module.css'
import { MessageRow } from './MessageRow.tsx'
import { PendingRow } from './PendingRow.tsx'
import type { Row } from './rows.ts'

interface Props {
  row: Row
  isTarget: boolean
  isLast: boolean
}

export function RowContent({ row, isTarget, isLast }: Props) {
  switch (row.kind) {
    case 'start':
      return <ConversationStart />
    case 'older':
      return <p className={classes.older}>Loading older messages…</p>
    case 'day':
      return (
        <p className={classes.day}>
          <span>{row.label}</span>
        </p>
      )
    case 'new':
      return (
        <p className={classes.new}>
          <span>New messages</span>
        </p>
      )
    case 'message':
      return <MessageRow {...row} isTarget={isTarget} isLast={isLast} />
    case 'pending':
      return <PendingRow {...row} />
  }
}
