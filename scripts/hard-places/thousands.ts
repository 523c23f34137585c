// A workspace with a thousand of whatever there may be a thousand of, and as many as are allowed of the rest. Copied into the database:
// by one call each it would take an hour.
import type pg from 'pg'
import { fillBoard } from '../../bench/growth.ts'
import { send } from '../../bench/stage.ts'
import { MAX_FOLDERS } from '../../contract/folders.ts'
import { MAX_FORMS } from '../../contract/forms.ts'
import { MAX_LABELS } from '../../contract/labels.ts'
import type { Things } from '../addresses.ts'
import type { Someone } from './someone.ts'

const THOUSAND = 1_000
const NAME = 'thousand'

export async function fillWithThousands(url: string, database: pg.Client, me: Someone): Promise<Things> {
  const post = (path: string, body: object) => send(url + path, { body, token: me.tokens.access_token })
  const { workspace } = await post('/api/workspaces', { name: 'A thousand of everything', url: NAME })
  const workspaceId: string = workspace._id
  const { folder } = await post('/api/folders', { workspaceId, name: 'The first folder' })
  const { board } = await post('/api/boards', { workspaceId, title: 'The first project', folderId: folder._id })
  const boardId: string = board._id
  const { form } = await post(`/api/boards/${boardId}/forms`, { title: 'The first form', published: true })
  const each = (statement: string, ...values: unknown[]) =>
    database.query(statement.replace('THOUSAND', `generate_series(1, ${THOUSAND}) n`), values)

  await each(
    `with made as (
       insert into users (id, name, username, email, email_verified, onboarding)
       select gen_random_uuid(), 'Person number ' || n, 'person-' || n, 'person-' || n || '@example.com', true, '{"teamSize": "2-10"}'
       from THOUSAND returning id)
     insert into workspace_members (workspace_id, user_id, role) select $1, id, 'member' from made`,
    workspaceId,
  )
  await each(
    `insert into board_members (board_id, workspace_id, user_id, role)
     select $1, $2, id, 'collaborator' from users where username like 'person-%'`,
    boardId,
    workspaceId,
  )
  await each(
    `insert into invitations (id, workspace_id, email, role, token, invited_by, expires_at)
     select gen_random_uuid(), $1, 'invited-' || n || '@example.com', 'member', 'token-' || n, $2, now() + interval '7 days' from THOUSAND`,
    workspaceId,
    me.userId,
  )
  await database.query(
    `insert into labels (id, workspace_id, name, color)
     select gen_random_uuid(), $1, 'Label number ' || n, (array['red', 'amber', 'green', 'blue', 'violet'])[1 + n % 5] from generate_series(1, $2) n`,
    [workspaceId, MAX_LABELS],
  )
  await database.query(
    `insert into folders (id, workspace_id, name, position)
     select gen_random_uuid(), $1, 'Folder number ' || n, n * 65536 from generate_series(2, $2) n`,
    [workspaceId, MAX_FOLDERS],
  )
  await each(
    `with made as (
       insert into boards (id, workspace_id, title, key, description, position)
       select gen_random_uuid(), $1, 'Project number ' || n, 'P' || n, 'What number ' || n || ' is about', n * 65536 from THOUSAND returning id)
     insert into board_members (board_id, workspace_id, user_id, role) select id, $1, $2, 'admin' from made`,
    workspaceId,
    me.userId,
  )
  const { columns } = await send(`${url}/api/boards/${boardId}/columns`, {
    method: 'GET',
    token: me.tokens.access_token,
  })
  const columnIds = (columns as { _id: string }[]).map(({ _id }) => _id)
  await fillBoard(database, boardId, columnIds, THOUSAND)
  await database.query(
    `update tasks set members = array[$2::uuid], start_date = due_date - 3,
       labels = array(select id from labels where workspace_id = $3 order by id limit number % 45)
     where board_id = $1`,
    [boardId, me.userId, workspaceId],
  )
  const { rows } = await database.query<{ id: string }>('select id from tasks where board_id = $1 order by number', [
    boardId,
  ])
  const taskId = rows[43]!.id
  await each(
    `insert into comments (id, task_id, author, body) select gen_random_uuid(), $1, $2, 'Comment number ' || n from THOUSAND`,
    taskId,
    me.userId,
  )
  await each(
    `insert into time_entries (id, task_id, user_id, start_time, duration)
     select gen_random_uuid(), $1, $2, now() - n * interval '9 hours', 1800 from THOUSAND`,
    taskId,
    me.userId,
  )
  await database.query('update tasks set comment_count = $2, total_seconds = $2 * 1800 where id = $1', [
    taskId,
    THOUSAND,
  ])
  await each(
    `with made as (
       insert into chats (id, workspace_id, one, other, last_number)
       select gen_random_uuid(), $1, least(id, $2), greatest(id, $2), 1 from users where username like 'person-%'
       returning id, case when one = $2 then other else one end as friend),
     mine as (insert into chat_participants (chat_id, user_id) select id, $2 from made),
     theirs as (insert into chat_participants (chat_id, user_id, read_to, delivered_to) select id, friend, 1, 1 from made)
     insert into messages (id, chat_id, number, sender, body) select gen_random_uuid(), id, 1, friend, 'Are you there?' from made`,
    workspaceId,
    me.userId,
  )
  await each(
    `insert into notifications (id, user_id, type, title, message, workspace_id, board_id, task_id, in_app, begun_at, created_at)
     select gen_random_uuid(), $1, 'task_due_date', 'Task ' || number || ' is due', 'Due today', $2, $3, id, true,
       now() - number * interval '1 hour', now() - number * interval '1 hour'
     from tasks where board_id = $3`,
    me.userId,
    workspaceId,
    boardId,
  )
  await each(
    `insert into api_keys (id, workspace_id, made_by, name, prefix, hash, scopes)
     select gen_random_uuid(), $1, $2, 'Key number ' || n, 'hk_' || n, 'hash-' || n, '{read}' from THOUSAND`,
    workspaceId,
    me.userId,
  )
  await each(
    `insert into webhooks (id, workspace_id, name, url, events, sealed_secret, created_by)
     select gen_random_uuid(), $1, 'Webhook number ' || n, 'https://example.com/' || n, '{task.created}', '', $2 from THOUSAND`,
    workspaceId,
    me.userId,
  )
  await database.query(
    `insert into forms (id, board_id, slug, title, description, fields, published, confirmation, accent, protection)
     select gen_random_uuid(), $1, 'many-' || n, 'Form number ' || n, '', '[]', true, '', 'gray', 'open' from generate_series(2, $2) n`,
    [boardId, MAX_FORMS],
  )
  await database.query('analyze')
  return {
    WORKSPACE: NAME,
    BOARD: boardId,
    FOLDER: folder._id,
    TASK: taskId,
    FORM: form._id,
    SLUG: form.slug,
    formBoard: boardId,
    username: NAME,
  }
}
