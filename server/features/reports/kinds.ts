// What a column means for the flow of work. Every definition of "began" and "done" comes down to this.
import type { ColumnType } from '#contract/columns.ts'

/** waiting: nobody works on it yet. started: somebody does. done and canceled: nobody does any more. */
export type Kind = 'waiting' | 'started' | 'done' | 'canceled'

export interface KnownColumn {
  _id: string
  boardId: string
  title: string
  type: string
  color: string
  kind: Kind
  deletedAt: string | null
}

/** A type of the workspace's own counts as work, unless it finishes. */
export function kindOf(type: string, types: ColumnType[]): Kind {
  if (type === 'canceled') return 'canceled'
  if (types.some(({ key, finishing }) => key === type && finishing)) return 'done'
  return type === 'backlog' || type === 'unstarted' ? 'waiting' : 'started'
}
