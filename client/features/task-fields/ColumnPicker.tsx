import { ColumnIcon } from '#client/features/tasks/ColumnIcon.tsx'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { useColumnOrder } from '#client/features/tasks/use-board-store.ts'
import { ChoiceList } from './ChoiceList.tsx'

interface Props {
  /** None is chosen when several tasks are about to move. */
  value: string | null
  onChange(columnId: string): void
}

export function ColumnPicker({ value, onChange }: Props) {
  const { store, finishing } = useOpenBoard()
  const choices = useColumnOrder(store).map((id) => {
    const column = store.column(id)!
    return {
      value: id,
      label: column.title,
      icon: <ColumnIcon column={column} finishing={finishing.has(column.type)} />,
    }
  })
  return (
    <ChoiceList
      label="Status"
      placeholder="Move to…"
      choices={choices}
      chosen={value === null ? [] : [value]}
      onPick={onChange}
    />
  )
}
