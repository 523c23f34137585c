import type { HearthEvent } from '#server/core/event.ts'

export const columnRebalanced = (
  { boardId, workspaceId }: { boardId: string; workspaceId: string },
  columnId: string,
  tasks: { _id: string; position: number }[],
): HearthEvent => ({
  type: 'column-rebalanced',
  workspaceId,
  boardId,
  payload: { columnId, tasks },
})
