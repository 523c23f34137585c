import { IconArrowBackUp, IconTrash } from '@tabler/icons-react'
import { useOpenProject } from '#client/features/app-commands/use-open-project.ts'
import type { PalettePage } from '#client/features/commands/command.ts'
import { deleteAll } from '#client/features/task-actions/task-changes.ts'
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
          run: () => open && void deleteAll(open, taskIds, undo.bringBack),
        },
      ],
    }
  },
}
