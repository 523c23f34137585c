import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useMe } from '#client/core/session.ts'
import type { Message } from '#contract/chats.ts'
import classes from './Composer.module.css'
import { gist, senderName } from './words.ts'

interface Props {
  message: Message
  onCancel(): void
}

/** Above the field: what is being answered. */
export function ReplyBar({ message, onCancel }: Props) {
  const me = useMe()
  return (
    <div className={classes.reply}>
      <span>
        Reply to <strong>{message.sender?._id === me._id ? 'yourself' : senderName(message)}</strong>: {gist(message)}
      </span>
      <ActionIcon size={22} aria-label="No reply" onClick={onCancel}>
        <IconX size={14} stroke={1.7} />
      </ActionIcon>
    </div>
  )
}
