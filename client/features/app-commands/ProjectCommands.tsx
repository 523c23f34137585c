import { useLocation } from '@tanstack/react-router'
import { useCommands } from '#client/features/commands/registry.ts'
import { useTaskCommands } from './task-commands.tsx'
import { useOpenProject } from './use-open-project.ts'
import { viewKeys } from './view-keys.ts'

/** What can be done on the pages of a project. Loads with the first of them. */
export function ProjectCommands({ boardId }: { boardId: string }) {
  const open = useOpenProject()
  const pathname = useLocation({ select: (location) => location.pathname })
  const isTaskOpen = useLocation({ select: ({ search }) => 'task' in search })
  const task = useTaskCommands(open)
  useCommands(task, 'everywhere')
  useCommands(open ? viewKeys({ pathname, boardId, mayEdit: open.mayEdit, isTaskOpen }) : [])
  return null
}
