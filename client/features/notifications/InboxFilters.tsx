import { Link } from '@tanstack/react-router'
import sideways from '#client/ui/sideways.module.css'
import { UnreadCount } from '#client/ui/UnreadCount.tsx'
import { filterWords } from './filters.ts'
import classes from './Inbox.module.css'
import { type InboxFilter, inboxFilters } from './inbox-search.ts'

interface Props {
  filter: InboxFilter
  unread: number
}

export function InboxFilters({ filter, unread }: Props) {
  return (
    <nav className={`${classes.filters} ${sideways.sideways}`} aria-label="Filters">
      {inboxFilters.map((each) => (
        <Link
          key={each}
          className={classes.filter}
          to="."
          search={each === 'all' ? {} : { show: each }}
          replace
          aria-current={each === filter ? 'true' : undefined}
        >
          {filterWords[each]}
          {each === 'unread' && <UnreadCount count={unread} />}
        </Link>
      ))}
    </nav>
  )
}
