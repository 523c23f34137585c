import { IconArrowBackUp, IconTrash } from '@tabler/icons-react'
import { toast } from '#client/core/toasts.tsx'
import { useOpenProject } from '#client/features/app-commands/use-open-project.ts'
import type { PalettePage } from '#client/features/commands/command.ts'
import { deleteTasks } from '#client/features/task-actions/data.ts'
import { useUndo } from '#client/features/undo/data.ts'

const icon = { size: 17, stroke: 1.6, 'aria-hidden': true } as const

export const deleteManyPage: PalettePage = {
  id: 'delete-many',
  title: 'Delete tasks',
  placeholder: 'Delete all of them?',
  useContents(_, { taskIds }) {
    const open = useOpenProject()
    const undo = useUndo(open?.board._id ?? '')

    async function remove() {
      if (!open || !(await deleteTasks(open.store, [...taskIds]))) return
      const run = () => undo.mutate({ boardId: open.board._id })
      toast.success(`${taskIds.length} tasks deleted`, { label: 'Undo', run })
    }

    return {
      about: 'They are gone for everyone on this project, and can be restored for 30 days.',
      commands: [
        {
          id: 'keep',
          title: 'Keep them',
          group: 'Delete',
          icon: <IconArrowBackUp {...icon} />,
          run: () => {},
        },
        {
          id: 'delete',
          title: `Delete ${taskIds.length} tasks`,
          group: 'Delete',
          icon: <IconTrash {...icon} />,
          run: () => void remove(),
        },
      ],
    }
  },
}
