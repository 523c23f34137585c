import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ProjectsBrowser } from '#client/features/projects/ProjectsBrowser.tsx'
import { readProjectsSearch } from '#client/features/projects/projects-search-params.ts'
import { workspaceQuery } from '#client/features/workspaces/data.ts'
import { WorkspacePage } from '#client/features/workspaces/WorkspacePage.tsx'
import { usePageTitle } from '#client/ui/use-page-title.ts'
import { t } from '#contract/texts.ts'

export const Route = createFileRoute('/_app/$workspace/projects/')({
  validateSearch: readProjectsSearch,
  component: ProjectsPage,
})

function ProjectsPage() {
  usePageTitle(t`Projects`)
  const { data: workspace } = useSuspenseQuery(workspaceQuery(Route.useParams().workspace))
  const navigate = Route.useNavigate()
  return (
    <WorkspacePage>
      <ProjectsBrowser
        workspace={workspace}
        search={Route.useSearch()}
        onSearch={(search) => void navigate({ search, replace: true })}
      />
    </WorkspacePage>
  )
}
