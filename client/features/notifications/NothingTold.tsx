import { IconBell, IconCheck } from '@tabler/icons-react'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import type { InboxFilter } from './inbox-search.ts'

interface Props {
  filter: InboxFilter
}

export function NothingTold({ filter }: Props) {
  if (filter === 'unread')
    return (
      <EmptyState icon={IconCheck} title="All caught up">
        You have read everything. What comes next shows up here at once.
      </EmptyState>
    )
  return (
    <EmptyState
      icon={IconBell}
      title={filter === 'all' ? 'Nothing to tell yet' : 'Nothing of this kind'}
      action={
        <LinkButton variant="default" to="/account/notifications">
          Choose what you are told
        </LinkButton>
      }
    >
      When somebody gives you a task, mentions you or answers you, or something is due, you read it here.
    </EmptyState>
  )
}
