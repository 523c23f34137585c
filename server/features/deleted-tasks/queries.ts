import { sql } from 'kysely'
import type { DeletedTask } from '#contract/deleted-tasks.ts'
import { isId } from '#contract/fields.ts'
import type { Db } from '#server/database/connect.ts'
import { containing } from '#server/database/containing.ts'
import { personOrNullJson } from '#server/features/people/service.ts'

interface Wanted {
  text: string | undefined
  /** One of them, by id or number. */
  named: string | undefined
  /** Those deleted before this one. */
  after: { at: Date; id: string } | undefined
  /** What was deleted earlier is gone for good, also where nobody has tidied up yet. */
  since: Date
  limit: number
}

export function deletedTasksOf(db: Db, boardId: string, { text, named, after, since, limit }: Wanted) {
  const called = sql<string>`boards.key || '-' || tasks.number`
  return db
    .selectFrom('tasks')
    .innerJoin('boards', 'boards.id', 'tasks.board_id')
    .innerJoin('columns', 'columns.id', 'tasks.column_id')
    .leftJoin('users', 'users.id', 'tasks.deleted_by')
    .select([
      'tasks.id as _id',
      called.as('taskId'),
      'tasks.title',
      sql<DeletedTask['column']>`json_build_object('_id', columns.id, 'title', columns.title)`.as('column'),
      'tasks.deleted_at as deletedAt',
      personOrNullJson.as('deletedBy'),
    ])
    .where('tasks.board_id', '=', boardId)
    .where('tasks.deleted_at', '>=', since.toISOString())
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(tasks.deleted_at, tasks.id) < (${after!.at}::timestamptz, ${after!.id}::uuid)`),
    )
    .$if(named !== undefined, (query) =>
      isId(named!) ? query.where('tasks.id', '=', named!) : query.where(called, '=', named!.toUpperCase()),
    )
    .$if(text !== undefined, (query) =>
      query.where(sql<boolean>`(tasks.title ilike ${containing(text!)} or ${called} ilike ${containing(text!)})`),
    )
    .orderBy('tasks.deleted_at', 'desc')
    .orderBy('tasks.id', 'desc')
    .limit(limit)
    .$castTo<DeletedTask>()
    .execute()
}
