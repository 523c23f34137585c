import { sql } from 'kysely'
import type { MyTask } from '#contract/account.ts'
import { lacksSecondFactor, type Sight } from '#server/database/access.ts'
import { compiledOnce } from '#server/database/compiled.ts'
import type { Db } from '#server/database/connect.ts'
import { isGivenTo } from '#server/database/given.ts'
import { doorColumns, visibleTo } from '#server/features/boards/service.ts'

const taskColumns = [
  'tasks.id as taskId',
  'tasks.column_id as columnId',
  'tasks.position',
  'tasks.version as taskVersion',
  'tasks.completed_at as completedAt',
  'tasks.title as taskTitle',
  'tasks.deleted_at as deletedAt',
] as const

/** A task through the door of its board: one of a board the caller does not see cannot be looked up. */
const findTaskFor = compiledOnce((db, userId: string, within: string, id: string) =>
  visibleTo(db, { userId, within })
    .innerJoin('tasks', 'tasks.board_id', 'boards.id')
    .select([...doorColumns, ...taskColumns])
    .where('tasks.id', '=', id),
)

export const findTask = (db: Db, { userId, within }: Sight, id: string) => findTaskFor(db, userId, within, id)

export type FoundTask = NonNullable<Awaited<ReturnType<typeof findTask>>>

export const findTasks = (db: Db, sight: Sight, ids: string[]) =>
  visibleTo(db, sight)
    .innerJoin('tasks', 'tasks.board_id', 'boards.id')
    .select([...doorColumns, ...taskColumns])
    .where(sql<boolean>`tasks.id = any(${ids})`)
    .where('tasks.deleted_at', 'is', null)
    .execute()

/** Through the door of every board: what somebody was given where they see nothing any more is not theirs to read. */
export const openTasksOf = (db: Db, sight: Sight, { limit, before }: { limit: number; before: number }) =>
  visibleTo(db, sight)
    .innerJoin('tasks', 'tasks.board_id', 'boards.id')
    .innerJoin('columns', 'columns.id', 'tasks.column_id')
    .select([
      'tasks.id as _id',
      sql<string>`boards.key || '-' || tasks.number`.as('taskId'),
      'tasks.title',
      'tasks.priority',
      'tasks.start_date as startDate',
      'tasks.due_date as dueDate',
      sql<MyTask['column']>`json_build_object('title', columns.title, 'type', columns.type, 'color', columns.color)`.as(
        'column',
      ),
      sql<MyTask['board']>`json_build_object('_id', boards.id, 'title', boards.title)`.as('board'),
      sql<
        MyTask['workspace']
      >`json_build_object('_id', workspaces.id, 'name', workspaces.name, 'url', workspaces.url)`.as('workspace'),
    ])
    .where(isGivenTo(sight.userId, 'open'))
    .where('tasks.completed_at', 'is', null)
    .where('boards.status', '=', 'active')
    .where('workspaces.status', '=', 'active')
    .where(sql<boolean>`not ${lacksSecondFactor}`)
    .orderBy(sql`tasks.due_date nulls last`)
    // No priority is the number 0, and still comes after the lowest.
    .orderBy(sql`nullif(tasks.priority, 0) nulls last`)
    .orderBy('tasks.id')
    .limit(limit)
    .offset(before)
    .$castTo<MyTask>()
    .execute()

export const findIdByNumber = (db: Db, boardId: string, key: string, number: number) =>
  db
    .selectFrom('tasks')
    .innerJoin('boards', 'boards.id', 'tasks.board_id')
    .select('tasks.id')
    .where('tasks.board_id', '=', boardId)
    .where('boards.key', '=', key)
    .where('tasks.number', '=', number)
    .executeTakeFirst()

/** Held until the commit, in one order for everybody: two changes of one task come one after the other. */
export const lockTasks = (db: Db, ids: string[]) =>
  sql`select id from tasks where id = any(${ids}) order by id for no key update`.execute(db)

export async function findPreview(db: Db, taskId: string, attachmentId: string) {
  const found = await db
    .selectFrom('attachments')
    .select('preview')
    .where('task_id', '=', taskId)
    .where('id', '=', attachmentId)
    .executeTakeFirst()
  return found?.preview ?? null
}
