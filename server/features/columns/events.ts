import type { Column } from '#contract/columns.ts'
import type { HearthEvent } from '#server/core/event.ts'

interface OnBoard {
  workspaceId: string
  boardId: string
}

export const columnCreated = (on: OnBoard, column: Column): HearthEvent => ({
  type: 'column-created',
  ...on,
  payload: { column, columnId: column._id, title: column.title },
})

export const columnUpdated = (on: OnBoard, column: Column, before: Column): HearthEvent => ({
  type: 'column-updated',
  ...on,
  payload: { column, columnId: column._id, title: column.title },
  before: { ...before },
})

export const columnDeleted = (on: OnBoard, column: Column, movedTo: string | null): HearthEvent => ({
  type: 'column-deleted',
  ...on,
  payload: { columnId: column._id, title: column.title, movedTo },
  before: { ...column },
})

export const columnsReordered = (on: OnBoard, columns: Column[], before: Column[]): HearthEvent => ({
  type: 'columns-reordered',
  ...on,
  payload: {
    columnOrder: columns.map(({ _id }) => _id),
    columns: columns.map(placeOf),
  },
  before: { columnOrder: before.map(({ _id }) => _id), columns: before.map(placeOf) },
})

const placeOf = ({ _id, position }: Column) => ({ _id, position })
