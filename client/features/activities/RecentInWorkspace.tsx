import { IconHistory } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useAskedNowAndThen } from '#client/core/use-asked-now-and-then.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { Loaded } from '#client/ui/Loaded.tsx'
import { RowSkeletons } from '#client/ui/Skeletons.tsx'
import type { Activity } from '#contract/activities.ts'
import { ActivityFeed } from './ActivityFeed.tsx'
import { recentActivitiesQuery } from './data.ts'
import { withoutSavesBetween } from './one-writing.ts'

const shown = 8

/** Told with the project it came with: an example would be all there is to read. */
const cameAlong = ({ type, payload }: Activity) => payload.outlined === true && type !== 'board-created'

interface Props {
  workspace: { _id: string; url: string }
  /** Only what happened in this project. */
  boardId?: string
}

/** What everybody did here last, as far as the reader may know. */
export function RecentInWorkspace({ workspace, boardId }: Props) {
  const query = recentActivitiesQuery(workspace._id, boardId)
  const feed = useQuery(query)
  useAskedNowAndThen(query)
  return (
    <Loaded query={feed} skeleton={<RowSkeletons count={4} />} failure="The activity could not be loaded.">
      {({ activities: read, hasMore }) => {
        const activities = withoutSavesBetween(read.filter((activity) => !cameAlong(activity)))
        // Of a large outline all that was read may have come along.
        return activities.length > 0 || hasMore ? (
          <>
            <ActivityFeed activities={activities.slice(0, shown)} within={boardId ? 'project' : 'workspace'} />
            {(activities.length > shown || hasMore) && (
              <LinkButton
                variant="default"
                mt="md"
                to="/$workspace/settings/activities"
                params={{ workspace: workspace.url }}
                search={boardId ? { project: boardId } : {}}
              >
                All activity
              </LinkButton>
            )}
          </>
        ) : (
          <EmptyState icon={IconHistory} title="Quiet so far">
            What you and your colleagues do in this {boardId ? 'project' : 'workspace'} shows up here.
          </EmptyState>
        )
      }}
    </Loaded>
  )
}
