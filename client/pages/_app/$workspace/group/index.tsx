import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { AllFolders } from '#client/features/projects/AllFolders.tsx'
import { workspaceQuery } from '#client/features/workspaces/data.ts'
import { WorkspacePage } from '#client/features/workspaces/WorkspacePage.tsx'
import { usePageTitle } from '#client/ui/use-page-title.ts'
import { t } from '#contract/texts.ts'

export const Route = createFileRoute('/_app/$workspace/group/')({ component: FoldersPage })

function FoldersPage() {
  usePageTitle(t`Folders`)
  const { data: workspace } = useSuspenseQuery(workspaceQuery(Route.useParams().workspace))
  return (
    <WorkspacePage>
      <AllFolders workspace={workspace} />
    </WorkspacePage>
  )
}
