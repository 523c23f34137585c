// What a page shows beyond what its workspace or project has loaded already, by its path. Their loaders would be the place for it, but
// each of those is one more line in the list of files that every visitor loads.
import type { QueryClient } from '@tanstack/react-query'
import { today } from '#client/features/tasks/words.ts'
import { workspaceQuery } from '#client/features/workspaces/data.ts'

interface Place {
  workspaceId: string
  boardId: string
}
type Ask = (cache: QueryClient, place: Place) => Promise<void>

const asked: Record<string, Ask> = {
  '/$workspace': async (cache, { workspaceId }) => {
    const [{ myTasksQuery }, { recentActivitiesQuery }] = await Promise.all([
      import('#client/features/my-tasks/data.ts'),
      import('#client/features/activities/data.ts'),
    ])
    void cache.prefetchQuery(myTasksQuery)
    void cache.prefetchQuery(recentActivitiesQuery(workspaceId))
  },
  '/$workspace/notifications': async (cache) => {
    const { inboxQuery } = await import('#client/features/notifications/data.ts')
    void cache.prefetchInfiniteQuery(inboxQuery('all'))
  },
  '/$workspace/settings/members': async (cache, { workspaceId }) => {
    const { workspaceInvitationsQuery } = await import('#client/features/invitations/data.ts')
    void cache.prefetchQuery(workspaceInvitationsQuery(workspaceId))
  },
  '/$workspace/reports/{-$report}': async (cache, { workspaceId }) => {
    const [{ overviewReportQuery }, { filterOf }] = await loadReports()
    void cache.prefetchQuery(overviewReportQuery(workspaceId, filterOf({}, { today: today() })))
  },
  '/$workspace/projects/$boardId/reports': async (cache, { boardId }) => {
    const [{ boardReportsQuery }, { filterOf }] = await loadReports()
    void cache.prefetchQuery(boardReportsQuery(boardId, filterOf({}, { today: today() })))
  },
  '/$workspace/projects/$boardId/overview': async (cache, { workspaceId, boardId }) => {
    const { recentActivitiesQuery } = await import('#client/features/activities/data.ts')
    void cache.prefetchQuery(recentActivitiesQuery(workspaceId, boardId))
  },
  '/$workspace/projects/$boardId/forms': async (cache, { boardId }) => {
    const { formsQuery } = await import('#client/features/forms/data.ts')
    void cache.prefetchQuery(formsQuery(boardId))
  },
}

const loadReports = () =>
  Promise.all([import('#client/features/reports/data.ts'), import('#client/features/reports/report-filter.ts')])

/** Only within the workspace one is in: of others it is not known yet who is asked. */
export async function askAhead(cache: QueryClient, path: string, params: Record<string, string>) {
  const workspace = cache.getQueryData(workspaceQuery(params.workspace ?? '').queryKey)
  if (!workspace) return
  await asked[path]?.(cache, { workspaceId: workspace._id, boardId: params.boardId ?? '' })
}
