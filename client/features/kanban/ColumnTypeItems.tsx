import { Menu } from '@mantine/core'
import { updateColumn } from '#client/features/board-columns/data.ts'
import type { Column } from '#contract/columns.ts'
import { useColumnTypes } from './use-column-types.ts'
import { useView } from './view.ts'

interface Props {
  column: Column
  onPick(): void
}

/** What the column stands for: tasks in it are begun, finished, or neither. */
export function ColumnTypeItems({ column, onPick }: Props) {
  const { store } = useView()
  const pick = (type: string) => {
    void updateColumn(store, column._id, { type })
    onPick()
  }
  return useColumnTypes().map(({ key, name }) => (
    <Menu.RadioItem key={key} value={key} checked={key === column.type} onChange={() => pick(key)}>
      {name}
    </Menu.RadioItem>
  ))
}
