import { IconArrowBackUp, IconTrash } from '@tabler/icons-react'
import { toast } from '#client/core/toasts.tsx'
import { useOpenProject } from '#client/features/app-commands/use-open-project.ts'
import type { PalettePage } from '#client/features/commands/command.ts'
import { deleteTasks } from '#client/features/task-actions/data.ts'
import { useUndo } from '#client/features/undo/data.ts'
import { many, t } from '#contract/texts.ts'

const icon = { size: 17, stroke: 1.6, 'aria-hidden': true } as const

export const deleteManyPage: PalettePage = {
  id: 'delete-many',
  title: t`Delete tasks`,
  placeholder: t`Delete all of them?`,
  useContents(_, { taskIds }) {
    const open = useOpenProject()
    const undo = useUndo(open?.board._id ?? '')

    async function remove() {
      if (!open || !(await deleteTasks(open.store, [...taskIds]))) return
      const run = () => undo.bringBack(taskIds[0]!)
      toast.success(many(taskIds.length, { one: '# task deleted', other: '# tasks deleted' }), { label: t`Undo`, run })
    }

    return {
      about: t`They are gone for everyone on this project, and can be restored for 30 days.`,
      commands: [
        {
          id: 'keep',
          title: t`Keep them`,
          group: t`Delete`,
          icon: <IconArrowBackUp {...icon} />,
          run: () => {},
        },
        {
          id: 'delete',
          title: many(taskIds.length, { one: 'Delete # task', other: 'Delete # tasks' }),
          group: t`Delete`,
          icon: <IconTrash {...icon} />,
          run: () => void remove(),
        },
      ],
    }
  },
}
