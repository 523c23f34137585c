import { Button } from '@mantine/core'
import { IconChecks, IconSettings } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { removeNotificationToasts } from '#client/core/toast-list.ts'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { usePageTitle } from '#client/ui/use-page-title.ts'
import { t } from '#contract/texts.ts'
import { unreadQuery, useMark } from './data.ts'
import classes from './Inbox.module.css'
import { InboxFilters } from './InboxFilters.tsx'
import { InboxList } from './InboxList.tsx'
import type { InboxFilter } from './inbox-search.ts'

interface Props {
  filter: InboxFilter
}

/** Everything I was told, from all my workspaces. */
export function Inbox({ filter }: Props) {
  usePageTitle(t`Inbox`)
  const { markAll } = useMark()
  const { data: { count } = { count: 0 } } = useQuery(unreadQuery)
  // All they say stands here.
  useEffect(() => removeNotificationToasts(null), [])
  return (
    <div className={classes.inbox}>
      <PageHeader
        title="Inbox"
        actions={
          <>
            <Button
              variant="default"
              leftSection={<IconChecks size={15} stroke={1.7} />}
              onClick={markAll}
              disabled={count === 0}
            >
              Mark all as read
            </Button>
            <LinkButton
              variant="subtle"
              color="gray"
              to="/account/notifications"
              leftSection={<IconSettings size={15} stroke={1.7} />}
            >
              Preferences
            </LinkButton>
          </>
        }
      />
      <InboxFilters filter={filter} unread={count} />
      <InboxList key={filter} filter={filter} />
    </div>
  )
}
