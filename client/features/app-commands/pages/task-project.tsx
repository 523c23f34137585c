import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useWorkspaceAsked } from '#client/features/app-commands/use-workspace-asked.ts'
import { boardsQuery } from '#client/features/boards/data.ts'
import { mayEditTasks } from '#client/features/boards/may.ts'
import type { Command, PageContents, PalettePage } from '#client/features/commands/command.ts'
import { palette } from '#client/features/commands/palette-state.ts'
import { t } from '#contract/texts.ts'
import { ProjectDot } from './ProjectDot.tsx'

/** Where no project is open, a new task first needs one. */
export const taskProjectPage: PalettePage = {
  id: 'task-project',
  title: t`Project`,
  placeholder: t`In which project?`,
  useContents(): PageContents {
    const navigate = useNavigate()
    const workspace = useWorkspaceAsked()
    const boards = useQuery({ ...boardsQuery(workspace?._id ?? ''), enabled: workspace !== undefined })

    async function open(url: string, boardId: string) {
      await navigate({ to: '/$workspace/projects/$boardId', params: { workspace: url, boardId } })
      palette.open({ page: 'new-task', subject: { taskIds: [] } })
    }

    const commands = (boards.data ?? []).filter(mayEditTasks).map(
      (board): Command => ({
        id: board._id,
        title: board.title,
        words: board.key,
        hint: board.key,
        group: t`Projects`,
        icon: <ProjectDot board={board} />,
        run: () => void open(board.workspace.url, board._id),
      }),
    )
    const none = commands.length > 0 ? t`No project is called that.` : t`No project to add it to.`
    return { commands, isBusy: boards.isLoading, nothing: boards.isLoading ? t`Loading…` : none }
  },
}
