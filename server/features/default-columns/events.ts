import type { DefaultColumn } from '#contract/columns.ts'
import type { HearthEvent } from '#server/core/event.ts'

export const defaultColumnChanged = (
  workspaceId: string,
  action: 'created' | 'updated' | 'deleted',
  column: DefaultColumn,
  before?: DefaultColumn,
): HearthEvent => ({
  type: `default-column-${action}`,
  workspaceId,
  payload: { columnId: column._id, title: column.title, type: column.type, color: column.color },
  ...(before && { before: { ...before } }),
  changes: ['workspace'],
})
