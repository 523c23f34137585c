import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#client/ui/Loaded.tsx'
import { RowSkeletons } from '#client/ui/Skeletons.tsx'
import { messagesQuery } from './data.ts'
import classes from './MessageList.module.css'
import { MessageRows } from './MessageRows.tsx'
import { useOpenChat } from './open-chat.ts'
import type { Target } from './use-jump-to.ts'

export function MessageList({ target }: { target: Target | null }) {
  const { chat } = useOpenChat()
  const query = useQuery(messagesQuery(chat._id))
  return (
    <div className={classes.frame}>
      <Loaded query={query} skeleton={<RowSkeletons count={8} />} failure="Failed to fetch messages">
        {(stretch) => <MessageRows stretch={stretch} target={target} />}
      </Loaded>
    </div>
  )
}
