import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { WorkspaceActivities } from '#client/features/activities/WorkspaceActivities.tsx'
import { ActivitiesDownload } from '#client/features/settings/ActivitiesDownload.tsx'
import { ActivityFilters } from '#client/features/settings/ActivityFilters.tsx'
import { type ActivitySearch, activityFilter, readActivitySearch } from '#client/features/settings/activity-search.ts'
import { workspaceQuery } from '#client/features/workspaces/data.ts'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { usePageTitle } from '#client/ui/use-page-title.ts'
import { t } from '#contract/texts.ts'

export const Route = createFileRoute('/_app/$workspace/settings/activities')({
  validateSearch: readActivitySearch,
  component: ActivitiesPage,
})

function ActivitiesPage() {
  usePageTitle(t`Activities`)
  const { data: workspace } = useSuspenseQuery(workspaceQuery(Route.useParams().workspace))
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const show = (wanted: ActivitySearch) => void navigate({ search: wanted, replace: true })
  const filter = activityFilter(search)
  return (
    <>
      <PageHeader
        title="Activities"
        description="Who did what in this workspace, newest first."
        actions={<ActivitiesDownload workspaceId={workspace._id} filter={filter} />}
      />
      <ActivityFilters workspaceId={workspace._id} value={search} onChange={show} />
      <WorkspaceActivities workspaceId={workspace._id} filter={filter} onShowAll={() => show({})} />
    </>
  )
}
