import { sql } from 'kysely'
import type { Language } from '#contract/languages.ts'
import { lacksSecondFactor, wholeSightOf } from '#server/database/access.ts'
import type { Db } from '#server/database/connect.ts'
import { isGivenTo } from '#server/database/given.ts'
import { visibleTo } from '#server/features/boards/service.ts'

/** Whose feed, and of which project; none is their own tasks everywhere. */
export interface Subject {
  userId: string
  boardId: string | null
}

export const findFeed = (db: Db, { userId, boardId }: Subject) =>
  db
    .selectFrom('calendar_feeds')
    .select(['sealed_token as sealedToken', 'created_at as createdAt', 'last_read_at as lastReadAt'])
    .where('user_id', '=', userId)
    .where('subject', '=', boardId ?? userId)
    .executeTakeFirst()

/** In the place of an earlier one, whose address stops working with it. */
export const putFeed = (db: Db, { userId, boardId }: Subject, token: { hash: string; sealed: string }, now: Date) => {
  const secret = { token_hash: token.hash, sealed_token: token.sealed, created_at: now, last_read_at: null }
  return db
    .insertInto('calendar_feeds')
    .values({ user_id: userId, board_id: boardId, ...secret })
    .onConflict((known) => known.columns(['user_id', 'subject']).doUpdateSet(secret))
    .execute()
}

/** Nothing when there was none. */
export const deleteFeed = (db: Db, { userId, boardId }: Subject) =>
  db
    .deleteFrom('calendar_feeds')
    .where('user_id', '=', userId)
    .where('subject', '=', boardId ?? userId)
    .returning('user_id')
    .executeTakeFirst()

/** With the language of whoever follows it. */
export const findByToken = (db: Db, hash: string): Promise<(Subject & { language: Language | null }) | undefined> =>
  db
    .selectFrom('calendar_feeds')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['user_id as userId', 'board_id as boardId', 'language'])
    .where('token_hash', '=', hash)
    .executeTakeFirst()

/** Programs ask every few minutes; to know the hour is enough. */
export const noteReading = (db: Db, hash: string, now: Date) =>
  db
    .updateTable('calendar_feeds')
    .set({ last_read_at: now })
    .where('token_hash', '=', hash)
    .where(sql<boolean>`(last_read_at is null or last_read_at < ${now}::timestamptz - interval '10 minutes')`)
    .execute()

const admitted = (db: Db, userId: string) =>
  visibleTo(db, wholeSightOf(userId)).where(sql<boolean>`not ${lacksSecondFactor}`)

/** Through the door, as the feed's owner: what they do not see any more is not there for their calendar either. */
export const findFeedBoard = (db: Db, userId: string, boardId: string) =>
  admitted(db, userId).select(['boards.title']).where('boards.id', '=', boardId).executeTakeFirst()

const planned = (db: Db, userId: string) =>
  admitted(db, userId)
    .innerJoin('tasks', 'tasks.board_id', 'boards.id')
    .innerJoin('columns', 'columns.id', 'tasks.column_id')
    .select([
      'tasks.id as _id',
      sql<string>`boards.key || '-' || tasks.number`.as('taskId'),
      'tasks.title',
      'tasks.priority',
      'tasks.start_date as startDate',
      'tasks.due_date as dueDate',
      'tasks.version',
      'tasks.updated_at as updatedAt',
      'tasks.completed_at as completedAt',
      'columns.title as column',
      'columns.type as columnType',
      'boards.id as boardId',
      'boards.title as board',
      'workspaces.url as workspaceUrl',
    ])
    .where('tasks.deleted_at', 'is', null)
    .where(sql<boolean>`coalesce(tasks.due_date, tasks.start_date) is not null`)
    .orderBy(sql`coalesce(tasks.due_date, tasks.start_date) desc`)
    .orderBy('tasks.id')

export type FeedTask = Awaited<ReturnType<typeof tasksOnBoard>>[number]

/** Everything with a date: what was done stays where it was, as in any calendar. */
export const tasksOnBoard = (db: Db, userId: string, boardId: string, limit: number) =>
  planned(db, userId).where('boards.id', '=', boardId).limit(limit).execute()

export const openTasksGivenTo = (db: Db, userId: string, limit: number) =>
  planned(db, userId)
    .where(isGivenTo(userId, 'open'))
    .where('tasks.completed_at', 'is', null)
    .where('boards.status', '=', 'active')
    .where('workspaces.status', '=', 'active')
    .limit(limit)
    .execute()
