import type { Label } from '#contract/labels.ts'
import type { HearthEvent } from '#server/core/event.ts'
import type { Home } from './queries.ts'

type Action = 'created' | 'updated' | 'deleted'

/** On a board its viewers get the label itself; a label of the workspace is asked for again, wherever it shows. */
export const labelChanged = (
  { workspaceId, boardId }: Home,
  action: Action,
  label: Label,
  { before, facts }: { before?: Label; facts?: Record<string, unknown> } = {},
): HearthEvent => ({
  workspaceId,
  ...(boardId ? { type: 'labels-changed', boardId } : { type: `workspace-label-${action}` }),
  payload: { action, label, labelId: label._id, name: label.name, ...facts },
  ...(before && { before: { name: before.name, color: before.color } }),
  changes: boardId ? ['boards'] : ['workspace', 'boards'],
})
