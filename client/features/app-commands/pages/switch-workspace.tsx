import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { usePlace } from '#client/features/app-commands/use-place.ts'
import type { Command, PageContents, PalettePage } from '#client/features/commands/command.ts'
import { workspacesQuery } from '#client/features/workspaces/data.ts'
import { WorkspaceLogo } from '#client/features/workspaces/WorkspaceLogo.tsx'
import { t } from '#contract/texts.ts'

/** My workspaces and those I am a guest of. */
export function useWorkspaceCommands(): Command[] {
  const navigate = useNavigate()
  const { url } = usePlace()
  const { data } = useQuery(workspacesQuery)
  return [...(data?.myWorkspaces ?? []), ...(data?.guestWorkspaces ?? [])].map(
    (workspace): Command => ({
      id: `workspace:${workspace._id}`,
      title: workspace.name,
      hint: workspace.status === 'archived' ? t`Archived` : undefined,
      group: t`Workspaces`,
      icon: <WorkspaceLogo workspace={workspace} size={20} />,
      checked: workspace.url === url,
      run: () => void navigate({ to: '/$workspace/projects', params: { workspace: workspace.url } }),
    }),
  )
}

export const switchWorkspacePage: PalettePage = {
  id: 'switch-workspace',
  title: t`Workspace`,
  placeholder: t`Switch to…`,
  useContents: (): PageContents => ({ commands: useWorkspaceCommands() }),
}
