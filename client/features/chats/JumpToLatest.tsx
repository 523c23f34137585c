import { IconArrowDown } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useMe } from '#client/core/session.ts'
import { toastError } from '#client/core/toasts.tsx'
import { t } from '#contract/texts.ts'
import { unreadOf } from './chat-list.ts'
import { loadNewest } from './data.ts'
import classes from './MessageList.module.css'
import { useOpenChat } from './open-chat.ts'
import type { Stretch } from './stretch.ts'

interface Props {
  stretch: Stretch
  onJump(): void
}

export function JumpToLatest({ stretch, onJump }: Props) {
  const cache = useQueryClient()
  const me = useMe()
  const { chat } = useOpenChat()
  const unread = unreadOf(chat, me._id)

  async function jump() {
    try {
      if (stretch.hasNewer) await loadNewest(cache, chat._id)
      onJump()
    } catch (error) {
      toastError(error, t`Failed to fetch messages`)
    }
  }

  return (
    <button type="button" className={classes.jump} data-unread={unread > 0} onClick={() => void jump()}>
      <IconArrowDown size={15} stroke={1.8} aria-hidden />
      {unread > 0 ? `${unread} new` : 'Jump to latest'}
    </button>
  )
}
