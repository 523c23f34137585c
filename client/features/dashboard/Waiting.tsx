import { IconBell, IconInbox } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useCatchUp, useLive } from '#client/core/live.ts'
import { useMe } from '#client/core/session.ts'
import { otherIn, unreadOf } from '#client/features/chats/chat-list.ts'
import { gist } from '#client/features/chats/words.ts'
import { unreadQuery } from '#client/features/notifications/data.ts'
import { workspacesQuery } from '#client/features/workspaces/data.ts'
import { Avatar } from '#client/ui/Avatar.tsx'
import classes from './Dashboard.module.css'
import { allChatsQuery } from './data.ts'

const SHOWN_CHATS = 3

/** What was said to me and not read. */
export function Waiting() {
  const cache = useQueryClient()
  // The same number as at the bell: it is kept current there, whichever page is open.
  const { data: { count: told } = { count: 0 } } = useQuery(unreadQuery)
  const unread = useUnreadChats()
  const askForChats = () => void cache.invalidateQueries(allChatsQuery)
  useLive('new-message', askForChats)
  useLive('message-status', askForChats)
  useCatchUp('connect', askForChats)
  const isNothing = told === 0 && unread.length === 0

  return (
    <section className={classes.tile} aria-label="Waiting for you">
      <h2>
        <IconInbox size={15} stroke={1.7} aria-hidden />
        Waiting for you
      </h2>
      {isNothing && <p className={classes.calm}>Nothing unread. Enjoy the quiet.</p>}
      <ul className={classes.links}>
        {told > 0 && (
          <li>
            <Link className={classes.link} to="/notifications">
              <IconBell size={17} stroke={1.6} aria-hidden />
              <span className={classes.words}>Inbox</span>
              <span className={classes.count}>{told}</span>
            </Link>
          </li>
        )}
        {unread.slice(0, SHOWN_CHATS).map(({ chat, other, count, url }) => (
          <li key={chat._id}>
            <Link
              className={classes.link}
              to="/$workspace/chat/$username"
              params={{ workspace: url, username: other.username }}
            >
              <Avatar person={other} size={24} />
              <span className={classes.words}>
                <span className={classes.name}>{other.name}</span>
                {chat.lastMessage && <span className={classes.gist}>{gist(chat.lastMessage)}</span>}
              </span>
              <span className={classes.count}>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** With whom, where and how much, for those that can be opened. */
function useUnreadChats() {
  const me = useMe()
  const { data: chats = [] } = useQuery(allChatsQuery)
  const { data: workspaces } = useQuery(workspacesQuery)
  const all = [...(workspaces?.myWorkspaces ?? []), ...(workspaces?.guestWorkspaces ?? [])]
  return chats.flatMap((chat) => {
    const other = otherIn(chat, me._id)
    const count = unreadOf(chat, me._id)
    const url = all.find(({ _id }) => _id === chat.workspace)?.url
    return other && url && count > 0 ? [{ chat, other, count, url }] : []
  })
}
