import { useMemo } from 'react'
import { ColumnIcon } from '#client/features/tasks/ColumnIcon.tsx'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { useTaskCount } from '#client/features/tasks/use-board-store.ts'
import { ChoiceList } from './ChoiceList.tsx'
import { toggled } from './toggled.ts'

interface Props {
  /** What is picked: "Blocked by". */
  label: string
  meaning: string
  value: readonly string[]
  onChange(taskIds: string[]): void
  /** A task cannot wait for itself. */
  except: string
}

/** Tasks of this board by number or title. Those chosen come first, then the newest. */
export function TaskPicker({ label, meaning, value, onChange, except }: Props) {
  const { store, finishing } = useOpenBoard()
  const count = useTaskCount(store)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of tasks says that there are others now
  const tasks = useMemo(
    () =>
      [...store.allTasks()]
        .filter(({ _id }) => _id !== except)
        .toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1)),
    [store, except, count],
  )
  const rank = (id: string) => Number(value.includes(id))
  const choices = tasks
    .map((task) => {
      const column = store.column(task.columnId)
      return {
        value: task._id,
        label: task.title,
        words: task.taskId,
        hint: task.taskId,
        icon: column && <ColumnIcon column={column} finishing={finishing.has(column.type)} />,
      }
    })
    .toSorted((one, other) => rank(other.value) - rank(one.value))
  return (
    <ChoiceList
      label={label}
      meaning={meaning}
      placeholder="Number or title…"
      choices={choices}
      chosen={value}
      many
      onPick={(id) => onChange(toggled(value, id))}
      nothing="No task of this project matches"
    />
  )
}
