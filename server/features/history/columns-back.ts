// Columns are few and the log keeps what each was before a change, so their past is found from today backwards. Those a project began
// with stand in no event.
import type { Column } from '#contract/columns.ts'
import { POSITION_STEP } from '#contract/positions.ts'
import type { ColumnTold } from './queries.ts'

type Columns = Map<string, Column>

const placed = (columns: Columns, places: { _id: string; position: number }[]) => {
  for (const { _id, position } of places) {
    const column = columns.get(_id)
    if (column) columns.set(_id, { ...column, position })
  }
}

const takeBack: Record<string, (columns: Columns, told: ColumnTold) => void> = {
  'column-created': (columns, { payload }) => void columns.delete(payload.columnId as string),
  'column-updated': restore,
  'column-deleted': restore,
  'columns-reordered': (columns, { before }) => {
    const { columns: places, columnOrder } = before as { columns?: Column[]; columnOrder: string[] }
    // Events of old do not tell positions: they follow from how columns are put in order.
    placed(columns, places ?? columnOrder.map((_id, at) => ({ _id, position: (at + 1) * POSITION_STEP })))
  },
}

function restore(columns: Columns, { before }: ColumnTold) {
  const column = before as unknown as Column
  columns.set(column._id, column)
}

export interface ColumnStep {
  seq: number
  was: ReadonlyMap<string, Column>
  is: ReadonlyMap<string, Column>
}

/** Takes events back, newest first. What is left are the columns of that time; the steps lead from there to today, newest first. */
export function columnsBack(today: Column[], told: ColumnTold[]) {
  let is: Columns = new Map(today.map((column) => [column._id, column]))
  const steps: ColumnStep[] = []
  for (const each of told) {
    const was = new Map(is)
    takeBack[each.type]?.(was, each)
    steps.push({ seq: each.seq, was, is })
    is = was
  }
  return { columns: is, steps }
}
