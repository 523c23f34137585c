import { IconHistory } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { Loaded } from '#client/ui/Loaded.tsx'
import { RowSkeletons } from '#client/ui/Skeletons.tsx'
import type { Activity } from '#contract/activities.ts'
import { ActivityFeed } from './ActivityFeed.tsx'
import { workspaceActivitiesQuery } from './data.ts'

const shown = 8

/** Told with the project it came with: an example would be all there is to read. */
const cameAlong = ({ type, payload }: Activity) => payload.outlined === true && type !== 'board-created'

interface Props {
  workspaceId: string
  /** Only what happened in this project. */
  boardId?: string
}

/** What everybody did here last, as far as the reader may know. */
export function RecentInWorkspace({ workspaceId, boardId }: Props) {
  const feed = useInfiniteQuery(workspaceActivitiesQuery(workspaceId, boardId ? { board: boardId } : {}))
  return (
    <Loaded query={feed} skeleton={<RowSkeletons count={4} />} failure="The activity could not be loaded.">
      {({ pages }) => {
        const recent = pages
          .flatMap(({ activities }) => activities)
          .filter((activity) => !cameAlong(activity))
          .slice(0, shown)
        return recent.length > 0 ? (
          <ActivityFeed activities={recent} within={boardId ? 'project' : 'workspace'} />
        ) : (
          <EmptyState icon={IconHistory} title="Quiet so far">
            What you and your colleagues do in this {boardId ? 'project' : 'workspace'} shows up here.
          </EmptyState>
        )
      }}
    </Loaded>
  )
}
