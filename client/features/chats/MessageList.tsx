import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#client/ui/Loaded.tsx'
import { RowSkeletons } from '#client/ui/Skeletons.tsx'
import { messagesQuery } from './data.ts'
import classes from './MessageList.module.css'
import { MessageRows } from './MessageRows.tsx'
import { useOpenChat } from './open-chat.ts'
import type { Target } from './use-jump-to.ts'

interface Props {
  target: Target | null
  /** What the address names is on its way: the end would be in its place for a moment, and be scrolled to. */
  waiting: boolean
}

export function MessageList({ target, waiting }: Props) {
  const { chat } = useOpenChat()
  const query = useQuery(messagesQuery(chat._id))
  return (
    <div className={classes.frame}>
      <Loaded query={query} skeleton={<RowSkeletons count={8} />} failure="Failed to fetch messages">
        {(stretch) => (waiting ? <RowSkeletons count={8} /> : <MessageRows stretch={stretch} target={target} />)}
      </Loaded>
    </div>
  )
}
