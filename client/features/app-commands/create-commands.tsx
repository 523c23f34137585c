import { IconFolderPlus, IconLayoutKanban, IconPlus, IconStack2 } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { Command } from '#client/features/commands/command.ts'
import { mayCreateFolders, mayCreateProjects } from '#client/features/workspaces/may.ts'
import { t } from '#contract/texts.ts'
import type { Place } from './use-place.ts'

const icon = { size: 17, stroke: 1.6, 'aria-hidden': true } as const

export function useCreateCommands({ url, workspace, boardId }: Place): Command[] {
  const navigate = useNavigate()
  const commands: Command[] = []
  if (url)
    commands.push({
      id: 'create:task',
      title: t`New task…`,
      group: 'Create',
      icon: <IconPlus {...icon} />,
      keys: 'c',
      words: t`add create`,
      page: boardId ? 'new-task' : 'task-project',
    })
  if (url && workspace && mayCreateProjects(workspace))
    commands.push({
      id: 'create:project',
      title: t`New project`,
      group: 'Create',
      icon: <IconLayoutKanban {...icon} />,
      words: t`add create board`,
      run: () => void navigate({ to: '/$workspace/projects/create', params: { workspace: url } }),
    })
  if (workspace && mayCreateFolders(workspace))
    commands.push({
      id: 'create:folder',
      title: t`New folder…`,
      group: 'Create',
      icon: <IconFolderPlus {...icon} />,
      words: t`add create group`,
      page: 'new-folder',
    })
  commands.push({
    id: 'create:workspace',
    title: t`New workspace`,
    group: 'Create',
    icon: <IconStack2 {...icon} />,
    words: t`add create team`,
    isOneOfMany: true,
    run: () => void navigate({ to: '/workspaces/create' }),
  })
  return commands
}
