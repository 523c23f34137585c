import { sql } from 'kysely'
import type { Db } from '#server/database/connect.ts'

interface NewDays {
  taskId: string
  startDate: string | null
  dueDate: string | null
}

/** Each its own days, in one statement. One that has them already is not written again: nobody is told of it. */
export const setDays = (db: Db, tasks: NewDays[]) =>
  sql`update tasks set start_date = days."startDate", due_date = days."dueDate", version = version + 1, updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(tasks)}::jsonb) as days ("taskId" uuid, "startDate" date, "dueDate" date)
    where tasks.id = days."taskId"
      and (start_date, due_date) is distinct from (days."startDate", days."dueDate")`.execute(db)
