// Changes to the columns of a board. Like those to tasks, they show at once and go again if they are refused.

import { call } from '#client/core/call.ts'
import { unlessRefused } from '#client/core/unless-refused.ts'
import type { BoardStore } from '#client/features/tasks/board-store.ts'
import type { BoardPatch } from '#contract/board-patches.ts'
import { type Column, columnsApi } from '#contract/columns.ts'
import type { Sent } from '#contract/endpoint.ts'
import { t } from '#contract/texts.ts'

const put = (column: Column): BoardPatch => ({ kind: 'put-column', column })

/** Not before the server agrees: an empty column that goes again would be in the way. */
export const createColumn = (store: BoardStore, sent: Omit<Sent<typeof columnsApi.createColumn>, 'boardId'>) =>
  unlessRefused(
    t`Failed to add column`,
    store.change(
      [],
      () => call(columnsApi.createColumn, { ...sent, boardId: store.boardId }),
      ({ column }) => [put(column)],
    ),
  )

export const updateColumn = (
  store: BoardStore,
  columnId: string,
  fields: Partial<Pick<Column, 'title' | 'type' | 'color' | 'limit'>>,
) =>
  unlessRefused(
    t`Failed to update column`,
    store.change(
      [{ kind: 'change-column', columnId, fields }],
      () => call(columnsApi.updateColumn, { columnId, ...fields }),
      ({ column }) => [put(column)],
    ),
  )

/** One that holds tasks needs the column they go to. */
export const deleteColumn = (store: BoardStore, columnId: string, moveTo?: string) =>
  unlessRefused(
    t`Failed to delete column`,
    store.change(
      [],
      () => call(columnsApi.deleteColumn, { columnId, ...(moveTo && { moveTo }) }),
      () => [{ kind: 'drop-column', columnId }],
    ),
  )

export const orderColumns = (store: BoardStore, columnOrder: readonly string[]) => {
  const positions = columnOrder.map((id) => store.column(id)!.position).sort((one, other) => one - other)
  return unlessRefused(
    t`Failed to update column`,
    store.change(
      columnOrder.map((columnId, at) => ({ kind: 'change-column', columnId, fields: { position: positions[at]! } })),
      () => call(columnsApi.orderColumns, { boardId: store.boardId, columnOrder: [...columnOrder] }),
      ({ columns }) => columns.map(put),
    ),
  )
}
