// What the server needs to keep its word.
import type { ColumnType } from 'kysely'
import type { GeneratedMoment } from './kinds.ts'

export interface UpkeepTables {
  idempotency_keys: {
    user_id: string
    key: string
    route: string
    status: number | null
    answer: ColumnType<unknown, string | null | undefined, string | null>
    created_at: GeneratedMoment
  }
  files_left_behind: { key: string }
  job_leases: { worker_id: string; seen_at: GeneratedMoment }
}
