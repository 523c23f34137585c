import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { lazy } from '#client/core/lazy.ts'
import { useMe } from '#client/core/session.ts'
import { greeting } from '#client/features/account/greeting.ts'
import { RecentInWorkspace } from '#client/features/activities/RecentInWorkspace.tsx'
import { homeSearch } from '#client/features/calendar/calendar-search.ts'
import { FirstStepsPlace } from '#client/features/first-steps/FirstStepsPlace.tsx'
import { MyTasks } from '#client/features/my-tasks/MyTasks.tsx'
import { HomeProjects } from '#client/features/projects/HomeProjects.tsx'
import { NewProjectButton } from '#client/features/projects/NewProjectButton.tsx'
import { workspaceQuery } from '#client/features/workspaces/data.ts'
import { mayCreateProjects } from '#client/features/workspaces/may.ts'
import { WorkspacePage } from '#client/features/workspaces/WorkspacePage.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { Segments } from '#client/ui/Segments.tsx'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import { SplitPage } from '#client/ui/SplitPage.tsx'
import { usePageTitle } from '#client/ui/use-page-title.ts'
import { t } from '#contract/texts.ts'

const MyCalendar = lazy(async () => ({
  default: (await import('#client/features/calendar/MyCalendar.tsx')).MyCalendar,
}))

export const Route = createFileRoute('/_app/$workspace/')({
  validateSearch: homeSearch,
  component: WorkspaceHomePage,
})

function WorkspaceHomePage() {
  const { data: workspace } = useSuspenseQuery(workspaceQuery(Route.useParams().workspace))
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { name } = useMe()
  usePageTitle(workspace.name)
  const isCalendar = search.tasks === 'calendar'
  const views = (
    <Segments
      label="My tasks as"
      value={isCalendar ? 'calendar' : 'list'}
      options={[
        { value: 'list', label: t`Overview` },
        { value: 'calendar', label: t`My calendar` },
      ]}
      onChange={(view) => void navigate({ search: view === 'calendar' ? { tasks: view } : {} })}
    />
  )
  return (
    <WorkspacePage>
      <PageHeader
        title={greeting(name)}
        description={workspace.description || `This is ${workspace.name}.`}
        brief
        actions={
          <>
            {views}
            {mayCreateProjects(workspace) && <NewProjectButton workspaceUrl={workspace.url} />}
          </>
        }
      />
      {isCalendar ? (
        <Suspense fallback={<i data-waiting hidden />}>
          <MyCalendar
            workspace={workspace}
            place={search}
            onPlace={({ scale, day }) => void navigate({ search: { tasks: 'calendar', scale, day }, replace: true })}
          />
        </Suspense>
      ) : (
        <>
          <FirstStepsPlace workspace={workspace} />
          <SplitPage
            aside={
              <>
                <SettingsSection title="My tasks">
                  <MyTasks workspaceId={workspace._id} />
                </SettingsSection>
                <SettingsSection title="Recent activity">
                  <RecentInWorkspace workspace={workspace} />
                </SettingsSection>
              </>
            }
          >
            <HomeProjects workspace={workspace} />
          </SplitPage>
        </>
      )}
    </WorkspacePage>
  )
}
