// What happened, and what is read off it.
import type { ColumnType, Generated } from 'kysely'
import type { Json, Moment } from './kinds.ts'

export interface EventsTables {
  events: {
    id: string
    workspace_id: string | null
    board_id: string | null
    task_id: string | null
    seq: number | null
    actor: string | null
    client_id: string | null
    key_id: string | null
    type: string
    payload: Json<Record<string, unknown>>
    before: ColumnType<Record<string, unknown> | null, string | null | undefined, never>
    undoes: string | null
    request_id: string | null
    at: Moment
  }
  task_stays: {
    task_id: string
    board_id: string
    seq: number
    column_id: string | null
    entered_at: Moment
    left_at: Moment | null
  }
  task_stays_read: { board_id: string; seq: Generated<number> }
}
