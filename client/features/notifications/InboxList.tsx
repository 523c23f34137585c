import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Loaded } from '#client/ui/Loaded.tsx'
import { ShowOlder } from '#client/ui/ShowOlder.tsx'
import { RowSkeletons } from '#client/ui/Skeletons.tsx'
import { inboxQuery } from './data.ts'
import classes from './Inbox.module.css'
import { everythingIn, groupsOf } from './inbox.ts'
import type { InboxFilter } from './inbox-search.ts'
import { NothingTold } from './NothingTold.tsx'
import { NotificationGroup } from './NotificationGroup.tsx'
import { useInboxKeys } from './use-inbox-keys.ts'

interface Props {
  filter: InboxFilter
}

export function InboxList({ filter }: Props) {
  const inbox = useInfiniteQuery(inboxQuery(filter))
  const list = useRef<HTMLUListElement>(null)
  useInboxKeys(list)

  return (
    <Loaded query={inbox} skeleton={<RowSkeletons count={8} />} failure="Your notifications could not be loaded.">
      {({ pages }) => {
        const groups = groupsOf(everythingIn(pages))
        if (groups.length === 0 && !inbox.hasNextPage) return <NothingTold filter={filter} />
        return (
          <>
            <ul ref={list} className={classes.groups} aria-label="Inbox">
              {groups.map((group) => (
                <NotificationGroup key={group.key} group={group} />
              ))}
            </ul>
            <ShowOlder list={inbox} />
            {!inbox.hasNextPage && (
              <p className={classes.hint}>J and K move, Enter opens, E marks as read or unread.</p>
            )}
          </>
        )
      }}
    </Loaded>
  )
}
