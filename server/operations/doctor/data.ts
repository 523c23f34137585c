// Truths about the data that no constraint of the schema can say. Each is a question for what contradicts it; no row is a good answer.
import { type Examined, type Finding, findWrong, ok, wrong } from './check.ts'

interface Truth {
  area: string
  name: string
  /** What one of those found is. */
  one: string
  advice: string
  /** Selects the id of each that is wrong. */
  against: string
}

const recount = (column: string, counted: string) =>
  `Stop Hearth, make a backup, then: update tasks set ${column} = ${counted} where id in (…)`
const tellUs = 'This should not happen. Make a backup now, and report it with the lines of the log around that time.'

const finishes = `exists (select 1 from jsonb_to_recordset(workspaces.column_types) as types (key text, finishing boolean)
  where types.key = columns.type and types.finishing)`

/**
 * A gap is left where a task was deleted for good, with its events: a month after it was thrown away, or with the column it lay in.
 * So one is wrong only right behind an event that is younger than both.
 */
const brokenNumbers = `with emptied as (
    select workspace_id, max(at) as at from events where type = 'column-deleted' group by workspace_id
  ), numbered as (
    select events.board_id, events.workspace_id, seq, at, lead(seq) over (partition by events.board_id order by seq) as next
    from events where events.board_id is not null
  )
  select boards.id from boards join numbered on numbered.board_id = boards.id
    left join emptied on emptied.workspace_id = boards.workspace_id
  where coalesce(numbered.next, boards.seq + 1) <> numbered.seq + 1
    and (numbered.seq > boards.seq or (numbered.at > now() - interval '29 days' and (emptied.at is null or numbered.at > emptied.at)))
  union select id from boards where seq > 0 and created_at > now() - interval '29 days'
    and not exists (select 1 from events where board_id = boards.id)`

export const truths: Truth[] = [
  {
    area: 'Projects',
    name: 'the history of each has no gap',
    one: 'project whose events are not numbered 1, 2, 3 … up to its seq',
    advice: `${tellUs} People who have it open load it anew.`,
    against: brokenNumbers,
  },
  {
    area: 'Projects',
    name: 'folders form no circle',
    one: 'folder that lies in itself',
    advice: 'Set parent_id of one of them to null.',
    against: `with recursive above (id, at, depth) as (
        select id, parent_id, 1 from folders where parent_id is not null
        union all select above.id, folders.parent_id, depth + 1 from above join folders on folders.id = above.at
          where folders.parent_id is not null and depth < 100)
      select distinct id from above where depth >= 100`,
  },
  {
    area: 'Tasks',
    name: 'numbers are given by their project',
    one: 'task with a number its project has not given yet',
    advice:
      'update boards set last_number = (select max(number) from tasks where board_id = boards.id) where id in (…)',
    against: `select tasks.id from tasks join boards on boards.id = tasks.board_id where number not between 1 and last_number`,
  },
  {
    area: 'Tasks',
    name: 'no two stand in one place',
    one: 'task in a place another one has, or in none',
    advice: 'Open GET /api/tasks/rebalance/COLUMN of its column as somebody who may edit it.',
    against: `select id from (
        select id, position, lag(position) over (partition by column_id order by position, id) as before from tasks where deleted_at is null
      ) placed where position = before or position in ('infinity', '-infinity', 'nan')`,
  },
  {
    area: 'Tasks',
    name: 'columns know where they end',
    one: 'column with tasks behind its end',
    advice: 'Open GET /api/tasks/rebalance/COLUMN as somebody who may edit it.',
    against: `select columns.id from columns join lateral (
        select position from tasks where column_id = columns.id and deleted_at is null order by position desc limit 1
      ) last on last.position > columns.end_position`,
  },
  {
    area: 'Tasks',
    name: 'those in finishing columns are finished, others are not',
    one: 'task that is finished where none is, or the other way round',
    advice: 'Move it to another column and back.',
    against: `select tasks.id from tasks join columns on columns.id = tasks.column_id join boards on boards.id = tasks.board_id
      join workspaces on workspaces.id = boards.workspace_id
      where tasks.deleted_at is null and (tasks.completed_at is not null) <> ${finishes}`,
  },
  {
    area: 'Tasks',
    name: 'comments are counted',
    one: 'task whose number of comments is wrong',
    advice: recount('comment_count', '(select count(*) from comments where task_id = tasks.id)'),
    against: `select tasks.id from tasks left join (select task_id, count(*) as n from comments group by task_id) counted
      on counted.task_id = tasks.id where comment_count <> coalesce(n, 0)`,
  },
  {
    area: 'Tasks',
    name: 'files are counted',
    one: 'task whose number of files is wrong',
    advice: recount('attachment_count', '(select count(*) from attachments where task_id = tasks.id)'),
    against: `select tasks.id from tasks left join (select task_id, count(*) as n from attachments group by task_id) counted
      on counted.task_id = tasks.id where attachment_count <> coalesce(n, 0)`,
  },
  {
    area: 'Tasks',
    name: 'hours are summed up',
    one: 'task whose total time is wrong',
    advice: recount('total_seconds', 'coalesce((select sum(duration) from time_entries where task_id = tasks.id), 0)'),
    against: `select tasks.id from tasks left join (select task_id, sum(duration) as n from time_entries group by task_id) counted
      on counted.task_id = tasks.id where total_seconds <> coalesce(n, 0)`,
  },
  {
    area: 'Tasks',
    name: 'labels are those of the project',
    one: 'task with a label that is gone, or of another project',
    advice: 'Take the label off the task, or array_remove it from tasks.labels.',
    against: `select tasks.id from tasks join boards on boards.id = tasks.board_id, unnest(tasks.labels) label
      where labels <> '{}' and tasks.deleted_at is null and not exists (select 1 from labels known where known.id = label
        and known.workspace_id = boards.workspace_id and (known.board_id is null or known.board_id = boards.id))`,
  },
  {
    area: 'Tasks',
    name: 'covers are files of the task',
    one: 'task whose cover is not among its files',
    advice: 'update tasks set cover = null, cover_image = null where id in (…)',
    against: `select tasks.id from tasks where cover_image is not null and deleted_at is null
      and not exists (select 1 from attachments where task_id = tasks.id and id::text = tasks.cover)`,
  },
  {
    area: 'Tasks',
    name: 'no timer runs on a deleted one',
    one: 'running timer on a deleted task',
    advice: 'delete from time_entries where id in (…)',
    against: `select time_entries.id from time_entries join tasks on tasks.id = task_id
      where duration is null and tasks.deleted_at is not null`,
  },
  {
    area: 'People',
    name: 'each workspace has its owner',
    one: 'workspace whose owner is not its member with that role',
    advice: 'Give the role owner to the person in owner_id: update workspace_members set role = ….',
    against: `select workspaces.id from workspaces where not exists (select 1 from workspace_members
      where workspace_id = workspaces.id and user_id = owner_id and role = 'owner')`,
  },
  {
    area: 'People',
    name: 'projects belong to the workspace of their people',
    one: 'project with a member who is not in its workspace',
    advice: tellUs,
    against: `select board_members.board_id as id from board_members join boards on boards.id = board_members.board_id
      where boards.workspace_id <> board_members.workspace_id or not exists (select 1 from workspace_members
        where workspace_members.workspace_id = boards.workspace_id and workspace_members.user_id = board_members.user_id)`,
  },
  {
    area: 'People',
    name: 'keys of those who left are revoked',
    one: 'key that works for somebody who is not in its workspace',
    advice: 'update api_keys set revoked_at = now() where id in (…)',
    against: `select api_keys.id from api_keys where revoked_at is null and made_by is not null and not exists (
      select 1 from workspace_members where workspace_members.workspace_id = api_keys.workspace_id and user_id = made_by)`,
  },
  {
    area: 'Chats',
    name: 'messages are numbered without a gap',
    one: 'chat whose messages are not numbered 1, 2, 3 … up to its last',
    advice: tellUs,
    against: `select chats.id from chats left join (
        select chat_id, count(*) as n, max(number) as last, min(number) as first from messages group by chat_id
      ) counted on counted.chat_id = chats.id
      where last_number <> coalesce(n, 0) or last_number <> coalesce(last, 0) or first <> 1`,
  },
  {
    area: 'Chats',
    name: 'nobody has read what was not written',
    one: 'chat in which somebody read further than it goes, or than they received',
    advice: 'update chat_participants set read_to = least(read_to, …) of that chat.',
    against: `select chats.id from chats join chat_participants places on places.chat_id = chats.id
      where read_to > delivered_to or delivered_to > last_number`,
  },
  {
    area: 'Chats',
    name: 'they are between the two they name',
    one: 'chat with somebody else in it',
    advice: tellUs,
    against: `select chats.id from chats join chat_participants places on places.chat_id = chats.id where user_id not in (one, other)`,
  },
  {
    area: 'Imports',
    name: 'those under way are worked on',
    one: 'import that waits for work nobody will do',
    advice: `update imports set status = 'failed', failure = 'It was lost' where id in (…); then import the file again.`,
    against: `select imports.id from imports where status in ('queued', 'running') and not exists (
      select 1 from graphile_worker._private_jobs jobs where jobs.key = 'import ' || imports.id and attempts < max_attempts)`,
  },
]

export const dataChecks = truths.map(({ area, name, one, advice, against }) => ({
  area,
  name,
  async look({ client }: Pick<Examined, 'client'>): Promise<Finding> {
    const { total, ids } = await findWrong(client, against)
    return total === 0 ? ok() : wrong(`${total} × ${one}`, advice, ids)
  },
}))
