import { IconLock } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { workspaceQuery } from '#client/features/workspaces/data.ts'
import { mayCreateProjects } from '#client/features/workspaces/may.ts'
import { WorkspacePage } from '#client/features/workspaces/WorkspacePage.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { NarrowColumn } from '#client/ui/NarrowColumn.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { usePageTitle } from '#client/ui/use-page-title.ts'
import { t } from '#contract/texts.ts'
import { NewProjectForm } from './NewProjectForm.tsx'

interface Props {
  workspaceUrl: string
  folderId: string | null
}

export function NewProject({ workspaceUrl, folderId }: Props) {
  usePageTitle(t`New project`)
  const { data: workspace } = useSuspenseQuery(workspaceQuery(workspaceUrl))
  return (
    <WorkspacePage>
      {mayCreateProjects(workspace) ? (
        <NarrowColumn>
          <PageHeader title="New project" description={`In ${workspace.name}`} />
          <NewProjectForm workspace={workspace} folderId={folderId} />
        </NarrowColumn>
      ) : (
        <EmptyState
          icon={IconLock}
          title="You cannot create projects here"
          heading="h1"
          action={
            <LinkButton variant="default" to="/$workspace/projects" params={{ workspace: workspaceUrl }}>
              All projects
            </LinkButton>
          }
        >
          {workspace.status === 'archived'
            ? 'This workspace is archived: everything can be read, nothing changed.'
            : 'Ask an admin of this workspace to create it, or to let your role do so.'}
        </EmptyState>
      )}
    </WorkspacePage>
  )
}
