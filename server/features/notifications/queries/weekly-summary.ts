// Whom a week is summed up for, and what was in it.
import { sql } from 'kysely'
import type { Language } from '#contract/languages.ts'
import { lacksSecondFactor, wholeSightOf } from '#server/database/access.ts'
import type { Db } from '#server/database/connect.ts'
import { isGivenTo } from '#server/database/given.ts'
import { visibleTo } from '#server/features/boards/service.ts'
import { taskKey, taskLink } from './subject.ts'

export interface ToSumUpFor {
  userId: string
  name: string
  email: string
  timezone: string | null
  language: Language | null
}

export async function peopleToSumUpFor(db: Db) {
  const { rows } =
    await sql<ToSumUpFor>`select users.id as "userId", users.name, users.email, users.timezone, users.language
    from notification_preferences kept join users on users.id = kept.user_id
    where kept.settings -> 'weeklySummary' -> 'email' = 'true'`.execute(db)
  return rows
}

/** False when this Monday's was made already. */
export async function claimSummary(db: Db, userId: string, monday: string) {
  const { rows } = await sql`update notification_preferences set summed_up_on = ${monday}
    where user_id = ${userId} and (summed_up_on is null or summed_up_on < ${monday}) returning 1`.execute(db)
  return rows.length > 0
}

export interface Summed {
  state: 'overdue' | 'due' | 'finished'
  taskId: string
  title: string
  dueDate: string | null
  completedAt: string | null
  boardId: string
  board: string
  link: string
}

/** How many there are of each, of which only the first are listed. */
export type Totals = Record<Summed['state'], number>

const MAX_SUMMED = 200

/** Mine, where I still see them: by project, late ones first. */
export const summedTasks = (
  db: Db,
  userId: string,
  { since, today, until }: { since: Date; today: string; until: string },
) => {
  const state = sql<Summed['state']>`case when tasks.completed_at is not null then 'finished'
    when tasks.due_date < ${today} then 'overdue' else 'due' end`
  const total = (of: Summed['state']) => sql<number>`(count(*) filter (where ${state} = ${of}) over ())::int`.as(of)
  return visibleTo(db, wholeSightOf(userId))
    .innerJoin('tasks', 'tasks.board_id', 'boards.id')
    .select([
      state.as('state'),
      taskKey.as('taskId'),
      'tasks.title',
      'tasks.due_date as dueDate',
      'tasks.completed_at as completedAt',
      'boards.id as boardId',
      'boards.title as board',
      taskLink.as('link'),
      total('overdue'),
      total('due'),
      total('finished'),
    ])
    .where(isGivenTo(userId))
    .where(sql<boolean>`not ${lacksSecondFactor}`)
    .where('boards.status', '=', 'active')
    .where('workspaces.status', '=', 'active')
    .where(
      sql<boolean>`(tasks.completed_at >= ${since} or (tasks.completed_at is null and tasks.due_date <= ${until}))`,
    )
    .orderBy('boards.title')
    .orderBy('boards.id')
    .orderBy(sql`array_position(array['overdue', 'due', 'finished'], ${state})`)
    .orderBy('tasks.due_date')
    .limit(MAX_SUMMED)
    .$castTo<Summed & Totals>()
    .execute()
}
