// A workspace with somebody of every role in it and something of every kind, for tests that go through all of them.
import { v7 as newId } from 'uuid'
import { savedViewsApi } from '#contract/board-tools.ts'
import { boardMembersApi, boardsApi } from '#contract/boards.ts'
import { chatsApi } from '#contract/chats.ts'
import { columnsApi } from '#contract/columns.ts'
import { commentsApi } from '#contract/comments.ts'
import { foldersApi } from '#contract/folders.ts'
import { formsApi } from '#contract/forms.ts'
import { invitationsApi } from '#contract/invitations.ts'
import { labelsApi } from '#contract/labels.ts'
import { membersApi } from '#contract/members.ts'
import type { WorkspaceRole } from '#contract/permissions.ts'
import { tasksApi } from '#contract/tasks.ts'
import { timeApi } from '#contract/time.ts'
import { webhooksApi } from '#contract/webhooks.ts'
import { workspacesApi } from '#contract/workspaces.ts'
import type { Db } from '#server/database/connect.ts'
import type { Person } from './person.ts'

/** Who acts. A board admin is a member of the workspace who is admin of the one board all of them are on. */
export const cast = ['client', 'guest', 'member', 'manager', 'boardAdmin', 'admin', 'owner'] as const
export type Role = (typeof cast)[number]

/** Besides those who act: somebody things are done to, one who is on no board, one from the owner's other workspace, one who was removed. */
const extras = ['bystander', 'loner', 'newcomer', 'removed'] as const
export type People = Record<Role | (typeof extras)[number], Person>

const workspaceRole = (who: keyof People): WorkspaceRole =>
  who === 'boardAdmin' || extras.some((extra) => extra === who) ? 'member' : (who as WorkspaceRole)

export async function assemble(makePerson: (name: string) => Promise<Person>): Promise<People> {
  const people = {} as People
  for (const who of [...cast, ...extras]) people[who] = await makePerson(who)
  return people
}

let number = 0

/** A workspace with one of everything. What does not need one another is made at the same time: a place is made hundreds of times. */
export async function furnish(db: Db, people: People) {
  const url = `place-${process.pid}-${++number}`
  const { workspace, target } = await makeWorkspaces(db, people, url)
  const workspaceId = workspace._id
  const { board, ...folders } = await makeBoard(db, people, workspaceId)
  await people.owner.call(membersApi.removeMember, { workspaceId, memberId: people.removed.user._id })
  const made = await Promise.all([
    hangOnBoard(db, people, { workspaceId, boardId: board._id, url }),
    makeTasks(db, people, board._id),
    makeChat(db, people, workspaceId),
    makeWebhooks(db, people, { workspaceId, boardId: board._id }),
  ])
  return {
    url,
    workspaceId,
    targetId: target._id,
    defaultColumnId: workspace.defaultColumns[0]!._id,
    boardId: board._id,
    ...folders,
    ...made[0],
    ...made[1],
    ...made[2],
    ...made[3],
    bystanderId: people.bystander.user._id,
    bystander: people.bystander.user.username,
    lonerId: people.loner.user._id,
    newcomerId: people.newcomer.user._id,
  }
}

async function makeWorkspaces(db: Db, people: People, url: string) {
  const make = (name: string, at: string) => people.owner.call(workspacesApi.createWorkspace, { name, url: at })
  const [{ workspace }, { workspace: target }] = await Promise.all([make('Place', url), make('Other', `${url}-target`)])
  const inside = [...cast.filter((who) => who !== 'owner'), 'bystander', 'loner', 'removed'] as const
  const member = (workspace_id: string, who: keyof People, role = workspaceRole(who)) => ({
    workspace_id,
    user_id: people[who].user._id,
    role,
  })
  await db
    .insertInto('workspace_members')
    .values([
      ...inside.map((who) => member(workspace._id, who)),
      member(target._id, 'admin'),
      member(target._id, 'boardAdmin'),
      member(target._id, 'newcomer', 'member'),
    ])
    .execute()
  return { workspace, target }
}

async function makeBoard(db: Db, people: People, workspaceId: string) {
  const { owner } = people
  const { folder } = await owner.call(foldersApi.createFolder, { workspaceId, name: 'Folder' })
  const [{ folder: other }, { board }] = await Promise.all([
    owner.call(foldersApi.createFolder, { workspaceId, name: 'Other' }),
    owner.call(boardsApi.createBoard, { workspaceId, title: 'Board', folderId: folder._id, visibility: 'private' }),
  ])
  await db
    .insertInto('board_members')
    .values(
      (['client', 'guest', 'member', 'manager', 'boardAdmin', 'bystander', 'removed'] as const).map((who) => ({
        board_id: board._id,
        workspace_id: workspaceId,
        user_id: people[who].user._id,
        role: who === 'boardAdmin' ? ('admin' as const) : ('collaborator' as const),
      })),
    )
    .execute()
  return { board, folderId: folder._id, otherFolderId: other._id }
}

interface Where {
  workspaceId: string
  boardId: string
  url: string
}

async function hangOnBoard(db: Db, { owner }: People, { workspaceId, boardId, url }: Where) {
  const importId = newId()
  const keyId = newId()
  const email = `invited-${url}@example.com`
  const [{ label }, { label: boardLabel }, { invitation }, { view }, form] = await Promise.all([
    owner.call(labelsApi.createWorkspaceLabel, { workspaceId, name: 'Ours' }),
    owner.call(labelsApi.createBoardLabel, { boardId, name: 'Its own' }),
    owner.call(invitationsApi.invite, { workspaceId, email, role: 'guest', boardIds: [boardId] }),
    owner.call(savedViewsApi.createSavedView, { boardId, name: 'Mine', query: 'q=x' }),
    makeForm(db, owner, boardId),
    owner.call(boardMembersApi.makeInviteLink, { boardId }),
    db
      .insertInto('imports')
      .values({
        id: importId,
        board_id: boardId,
        provider: 'csv',
        filename: 'tasks.csv',
        status: 'done',
        total: 0,
        created_by: owner.user._id,
      })
      .execute(),
    db
      .insertInto('api_keys')
      .values({
        id: keyId,
        workspace_id: workspaceId,
        made_by: owner.user._id,
        name: 'Key',
        prefix: 'hk_none',
        hash: `of nothing ${keyId}`,
        scopes: ['read'],
      })
      .execute(),
  ])
  return {
    labelId: label._id,
    boardLabelId: boardLabel._id,
    invitationId: invitation._id,
    viewId: view._id,
    ...form,
    importId,
    keyId,
  }
}

/** With an answer of which no task came. */
async function makeForm(db: Db, owner: Person, boardId: string) {
  const { form } = await owner.call(formsApi.createForm, { boardId, title: 'Form', published: true })
  const submissionId = newId()
  await db
    .insertInto('form_submissions')
    .values({ id: submissionId, form_id: form._id, task_id: null, answers: '[]', start: null })
    .execute()
  return { formId: form._id, submissionId }
}

async function makeTasks(db: Db, { owner }: People, boardId: string) {
  const { columns } = await owner.call(columnsApi.listColumns, { boardId })
  const columnId = columns[0]!._id
  const { task } = await owner.call(tasksApi.createTask, { boardId, columnId, title: 'Task' })
  const { task: other } = await owner.call(tasksApi.createTask, { boardId, columnId, title: 'Other task' })
  const taskId = task._id
  const attachmentId = newId()
  const [{ comment }, { timeEntry }] = await Promise.all([
    owner.call(commentsApi.createComment, { taskId, body: 'Hello' }),
    owner.call(timeApi.addTime, { taskId, startTime: '2026-11-15T10:00:00Z', duration: 600 }),
    db
      .insertInto('attachments')
      .values({
        id: attachmentId,
        task_id: taskId,
        name: 'notes.txt',
        size: 0,
        content_type: 'application/octet-stream',
        file: 'attachments/nowhere',
        preview: '/files/previews/nowhere',
        uploaded_by: owner.user._id,
      })
      .execute(),
  ])
  await db.updateTable('tasks').set({ attachment_count: 1 }).where('id', '=', taskId).execute()
  return {
    columnId,
    otherColumnId: columns[1]!._id,
    taskId,
    otherTaskId: other._id,
    commentId: comment._id,
    entryId: timeEntry._id,
    attachmentId,
  }
}

async function makeChat(db: Db, { owner, bystander }: People, workspaceId: string) {
  const participantId = bystander.user._id
  const { chat } = await owner.call(chatsApi.openDirectChat, { workspaceId, participantId })
  const { message } = await owner.call(chatsApi.sendMessage, { chatId: chat._id, body: 'Hello' })
  const messageFileId = newId()
  await db
    .insertInto('message_files')
    .values({
      id: messageFileId,
      chat_id: chat._id,
      message_id: null,
      name: 'notes.txt',
      size: 0,
      file: 'attachments/nowhere',
      preview: null,
      uploaded_by: owner.user._id,
    })
    .execute()
  return { chatId: chat._id, messageId: message._id, messageFileId }
}

async function makeWebhooks(db: Db, { owner }: People, { workspaceId, boardId }: Omit<Where, 'url'>) {
  const about = { name: 'Hook', url: 'https://hooks.invalid/', events: ['task.deleted' as const] }
  const [{ webhook }, { webhook: ofBoard }] = await Promise.all([
    owner.call(webhooksApi.createWorkspaceWebhook, { workspaceId, ...about }),
    owner.call(webhooksApi.createBoardWebhook, { boardId, ...about }),
  ])
  const deliveryId = newId()
  const sent = { webhook_id: ofBoard._id, event_type: 'ping', body: '{}', status: 'delivered' as const, answer: null }
  await db
    .insertInto('webhook_deliveries')
    .values({ id: deliveryId, ...sent })
    .execute()
  return { webhookId: webhook._id, boardWebhookId: ofBoard._id, deliveryId }
}

export type Place = Awaited<ReturnType<typeof furnish>>

/** Everything a workspace holds, row by row, to see that nothing of it changed. */
export async function everythingIn(db: Db, workspaceId: string) {
  const tables = [
    'workspace_members',
    'invitations',
    'folders',
    'labels',
    'default_columns',
    'boards',
    'board_members',
    'board_preferences',
    'chats',
    'subscriptions',
    'webhooks',
    'code_sources',
    'events',
  ] as const
  const rows = await Promise.all(
    tables.map(
      (table) =>
        db.selectFrom(table).selectAll().where('workspace_id', '=', workspaceId).execute() as Promise<unknown[]>,
    ),
  )
  const workspace = await db.selectFrom('workspaces').selectAll().where('id', '=', workspaceId).execute()
  const ofBoards = db.selectFrom('boards').select('id').where('workspace_id', '=', workspaceId)
  const ofTasks = db.selectFrom('tasks').select('id').where('board_id', 'in', ofBoards)
  const boardTables = [
    'columns',
    'board_links',
    'invitation_boards',
    'tasks',
    'saved_views',
    'forms',
    'imports',
  ] as const
  const onBoards = boardTables.map((table) =>
    db.selectFrom(table).selectAll().where('board_id', 'in', ofBoards).execute(),
  )
  const onTasks = (['comments', 'attachments', 'time_entries', 'task_links'] as const).map((table) =>
    db.selectFrom(table).selectAll().where('task_id', 'in', ofTasks).execute(),
  )
  const ofChats = db.selectFrom('chats').select('id').where('workspace_id', '=', workspaceId)
  const inChats = (['chat_participants', 'messages', 'message_files'] as const).map((table) =>
    db.selectFrom(table).selectAll().where('chat_id', 'in', ofChats).execute(),
  )
  // Without when it was last used, which is written down whenever it suits.
  const keys = db
    .selectFrom('api_keys')
    .select(['id', 'name', 'scopes', 'expires_at', 'revoked_at'])
    .where('workspace_id', '=', workspaceId)
    .execute()
  const others = (await Promise.all([...onBoards, ...onTasks, ...inChats, keys])) as unknown[][]
  const lists: unknown[][] = [workspace, ...rows, ...others]
  return lists.map((list) => list.map((row) => JSON.stringify(row)).sort())
}
