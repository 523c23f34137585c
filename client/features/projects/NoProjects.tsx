import { IconArchive, IconFolderOpen, IconLayoutKanban, IconSearchOff, IconStar } from '@tabler/icons-react'
import { mayCreateProjects } from '#client/features/workspaces/may.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import type { Folder } from '#contract/folders.ts'
import type { Workspace } from '#contract/workspaces.ts'
import { NewProjectButton } from './NewProjectButton.tsx'
import type { ProjectsSearch } from './projects-search-params.ts'

interface Props {
  workspace: Workspace
  search: ProjectsSearch
  folder: Folder | undefined
  /** There is no project at all yet. */
  isFirst: boolean
}

/** Why there is nothing here, and how something gets here. */
export function NoProjects({ workspace, search: { q, show }, folder, isFirst }: Props) {
  const mayCreate = mayCreateProjects(workspace)
  if (q) {
    return (
      <EmptyState
        icon={IconSearchOff}
        title="Nothing found"
        action={
          <LinkButton variant="default" to="/$workspace/projects" params={{ workspace: workspace.url }}>
            Show all projects
          </LinkButton>
        }
      >
        No project here has “{q}” in its title or key.
      </EmptyState>
    )
  }
  if (show === 'favorites') {
    return (
      <EmptyState icon={IconStar} title="No favorites yet">
        Mark the projects you open every day with the star on their card. They also stand at the top of the sidebar.
      </EmptyState>
    )
  }
  if (show === 'archived') {
    return (
      <EmptyState icon={IconArchive} title="Nothing archived">
        When a project is over, archive it from its menu. It can still be read here, and be brought back.
      </EmptyState>
    )
  }
  if (folder) {
    return (
      <EmptyState
        icon={IconFolderOpen}
        title={`${folder.name} is empty`}
        action={mayCreate && <NewProjectButton workspaceUrl={workspace.url} folderId={folder._id} />}
      >
        Move projects here from their menu or by dragging, or begin a new one in this folder.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={IconLayoutKanban}
      title={isFirst ? 'No projects yet' : 'No active projects'}
      action={mayCreate && <NewProjectButton workspaceUrl={workspace.url} label="Create a project" />}
    >
      {mayCreate
        ? 'A project is one piece of work with an end: a launch, a move, a release. Start with what is on your desk now.'
        : 'Projects you are added to show up here.'}
    </EmptyState>
  )
}
