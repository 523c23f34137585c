import { IconHistory } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { Loaded } from '#client/ui/Loaded.tsx'
import { RowSkeletons } from '#client/ui/Skeletons.tsx'
import { ActivityFeed } from './ActivityFeed.tsx'
import { myActivitiesQuery } from './data.ts'

const shown = 8

interface Props {
  /** Only what happened in this workspace. */
  workspaceId?: string
}

export function RecentActivities({ workspaceId }: Props) {
  const feed = useInfiniteQuery(myActivitiesQuery)
  return (
    <Loaded query={feed} skeleton={<RowSkeletons count={4} />} failure="Your activity could not be loaded.">
      {({ pages }) => {
        const recent = pages
          .flatMap(({ activities }) => activities)
          .filter(({ workspace }) => workspaceId === undefined || workspace?._id === workspaceId)
          .slice(0, shown)
        return recent.length > 0 ? (
          <ActivityFeed activities={recent} inWorkspace={workspaceId !== undefined} />
        ) : (
          <EmptyState icon={IconHistory} title="Nothing here yet">
            What you do in Hearth shows up here.
          </EmptyState>
        )
      }}
    </Loaded>
  )
}
