// Hours by person and day.
import { sql } from 'kysely'
import type { Db } from '#server/database/connect.ts'
import type { Scope } from '#server/features/reports/scope.ts'
import { moment, moments } from './facts.ts'

type Tasks = Pick<Scope, 'boardIds' | 'labels'>

const onTasks = ({ boardIds, labels }: Tasks) => sql`join tasks on tasks.id = entries.task_id
  and tasks.deleted_at is null and tasks.board_id = any(${boardIds}::uuid[])
  and (${labels}::uuid[] is null or tasks.labels && ${labels}::uuid[])`

/** Whoever may have worked between two days, wherever they live: a day somewhere is over at most 26 hours after it began elsewhere. */
export async function whoWorked(db: Db, tasks: Tasks, from: Date, to: Date) {
  const { rows } = await sql<{
    id: string
  }>`select distinct entries.user_id as id from time_entries entries ${onTasks(tasks)}
    where entries.start_time > ${moment(from)} - interval '2 days' and entries.start_time < ${moment(to)} + interval '1 day'
      and entries.duration is not null`.execute(db)
  return rows.map(({ id }) => id)
}

/** `starts` are the beginnings of days and the end of the last; an entry over midnight is partly on each of the two. */
export async function workedByDay(db: Db, tasks: Tasks, users: string[], starts: Date[]) {
  const all = moments(starts)
  const { rows } = await sql<{
    user: string
    day: number
    seconds: number
  }>`select entries.user_id as "user", day - 1 as day,
      round(sum(extract(epoch from least(ending, (${all})[day + 1]) - greatest(entries.start_time, (${all})[day]))))::float8 as seconds
    from time_entries entries ${onTasks(tasks)}
      cross join lateral (select entries.start_time + entries.duration * interval '1 second' as ending) ends
      cross join lateral generate_series(greatest(1, width_bucket(entries.start_time, ${all})),
        least(${starts.length - 1}, width_bucket(ending - interval '1 microsecond', ${all}))) as day
    where entries.user_id = any(${users}::uuid[]) and entries.duration is not null and entries.start_time < ${moment(starts.at(-1)!)}
      and entries.start_time > ${moment(starts[0]!)} - interval '1 day' and ending > ${moment(starts[0]!)}
    group by 1, 2`.execute(db)
  return rows
}
