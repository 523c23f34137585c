import { Button } from '@mantine/core'
import { IconHistory, IconHistoryOff } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { ActivityPages } from './ActivityPages.tsx'
import { type ActivityFilter, workspaceActivitiesQuery } from './data.ts'

interface Props {
  workspaceId: string
  filter: ActivityFilter
  onShowAll(): void
}

export function WorkspaceActivities({ workspaceId, filter, onShowAll }: Props) {
  const feed = useInfiniteQuery(workspaceActivitiesQuery(workspaceId, filter))
  const filtered = Object.values(filter).some((value) => value !== undefined)
  return (
    <ActivityPages
      feed={feed}
      within={filter.board ? 'project' : 'workspace'}
      failure="The activity could not be loaded."
      empty={
        filtered ? (
          <EmptyState
            icon={IconHistoryOff}
            title="Nothing like that happened"
            action={
              <Button variant="default" onClick={onShowAll}>
                Show everything
              </Button>
            }
          >
            Choose another person, project or kind.
          </EmptyState>
        ) : (
          <EmptyState icon={IconHistory} title="Nothing here yet">
            Who joined, which projects were made, what was changed: all of it will be listed here.
          </EmptyState>
        )
      }
    />
  )
}
