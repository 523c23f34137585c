// Pages on which one thing is chosen for a task.

import { IconGauge } from '@tabler/icons-react'
import { focusCard } from '#client/features/app-commands/focus-card.ts'
import { useOpenProject } from '#client/features/app-commands/use-open-project.ts'
import type { Command, PageContents, PalettePage } from '#client/features/commands/command.ts'
import { changeAll, moveAll } from '#client/features/task-actions/task-changes.ts'
import { ColumnIcon } from '#client/features/tasks/ColumnIcon.tsx'
import { complexityWords, priorityWords } from '#client/features/tasks/level-words.ts'
import { PriorityIcon } from '#client/features/tasks/PriorityIcon.tsx'
import type { TaskCard } from '#contract/tasks.ts'
import { t } from '#contract/texts.ts'
import { aboutTasks, useTasks } from './about.ts'

/** What is the same for all of them; null when they differ. */
const common = <Value,>(tasks: TaskCard[], value: (task: TaskCard) => Value): Value | null =>
  tasks.length > 0 && tasks.every((task) => value(task) === value(tasks[0]!)) ? value(tasks[0]!) : null

export const priorityPage: PalettePage = {
  id: 'priority',
  title: t`Priority`,
  placeholder: t`Set priority…`,
  useContents(_, { taskIds }): PageContents {
    const open = useOpenProject()
    const now = common(useTasks(open?.store, taskIds), (task) => task.priority)
    const commands = priorityWords.map(
      (title, priority): Command => ({
        id: title,
        title,
        group: t`Priority`,
        icon: <PriorityIcon priority={priority} />,
        checked: priority === now,
        run: () => open && void changeAll(open, taskIds, { priority }),
      }),
    )
    return { commands, about: aboutTasks(open, taskIds) }
  },
}

export const complexityPage: PalettePage = {
  id: 'complexity',
  title: t`Complexity`,
  placeholder: t`Set complexity…`,
  useContents(_, { taskIds }): PageContents {
    const open = useOpenProject()
    const now = common(useTasks(open?.store, taskIds), (task) => task.complexity)
    const commands = complexityWords.map(
      (title, complexity): Command => ({
        id: title,
        title,
        group: t`Complexity`,
        icon: <IconGauge size={17} stroke={1.6} aria-hidden />,
        checked: complexity === now,
        run: () => open && void changeAll(open, taskIds, { complexity }),
      }),
    )
    return { commands, about: aboutTasks(open, taskIds) }
  },
}

export const movePage: PalettePage = {
  id: 'move',
  title: t`Column`,
  placeholder: t`Move to…`,
  useContents(_, { taskIds }): PageContents {
    const open = useOpenProject()
    const now = common(useTasks(open?.store, taskIds), (task) => task.columnId)
    const columns = open ? open.store.order.flatMap((id) => open.store.column(id) ?? []) : []
    const commands = columns.map(
      (column): Command => ({
        id: column._id,
        title: column.title,
        group: t`Columns`,
        icon: <ColumnIcon column={column} finishing={open?.finishing.has(column.type) ?? false} />,
        checked: column._id === now,
        run: () => {
          const first = open && moveAll(open, taskIds, column._id)
          if (first) focusCard(first)
        },
      }),
    )
    return { commands, about: aboutTasks(open, taskIds) }
  },
}
