import { type RawBuilder, sql } from 'kysely'
import type { Chat, Message, MessageFile } from '#contract/chats.ts'
import type { Output } from '#contract/endpoint.ts'
import { rolesThatMay } from '#contract/permissions.ts'
import type { searchApi } from '#contract/search.ts'
import { lacksSecondFactor } from '#server/database/access.ts'
import type { Db } from '#server/database/connect.ts'
import { containing } from '#server/database/containing.ts'
import { personJson, personOrNullJson } from '#server/features/people/service.ts'

const MOST_FOUND = 50
const MOST_FOUND_ANYWHERE = 20

const everyone = rolesThatMay('chat-with-everyone')

/** With the rows of two people in a workspace as `mine` and `theirs`: why they cannot write to each other now, or null. */
const closed = sql<Chat['closed']>`case
  when theirs.user_id is null then 'left'
  when mine.role = any(${everyone}) and theirs.role = any(${everyone}) then null
  when exists (select 1 from board_members a join board_members b on b.board_id = a.board_id and b.user_id = theirs.user_id
    where a.workspace_id = mine.workspace_id and a.user_id = mine.user_id) then null
  else 'apart' end`

/** The id of whom somebody talks with. */
const otherThan = (userId: string) => sql<string>`case when chats.one = ${userId} then chats.other else chats.one end`

/** Always through the caller's own place in the chat and in its workspace: whoever was removed finds nothing. */
const chatsOf = (userId: string) => sql`chats
  join chat_participants me_here on me_here.chat_id = chats.id and me_here.user_id = ${userId}
  join workspaces on workspaces.id = chats.workspace_id
  join workspace_members mine on mine.workspace_id = chats.workspace_id and mine.user_id = ${userId}
  join users me on me.id = ${userId}
  left join workspace_members theirs on theirs.workspace_id = chats.workspace_id
    and theirs.user_id = ${otherThan(userId)}`

/** What the door has to know of a chat. */
export interface FoundChat {
  _id: string
  workspace: string
  status: 'active' | 'archived'
  closed: Chat['closed']
  lacksSecondFactor: boolean
  /** Their id stays when the account is gone; their name does not. */
  other: string
  otherName: string | null
  /** Not while they are out of the workspace, or lack the second factor it asks for: then nothing said here is told them either. */
  otherMayRead: boolean
}

export async function findChat(db: Db, userId: string, chatId: string): Promise<FoundChat | undefined> {
  const { rows } = await sql<FoundChat>`select chats.id as "_id", chats.workspace_id as workspace, workspaces.status,
      ${closed} as closed, ${lacksSecondFactor} as "lacksSecondFactor",
      ${otherThan(userId)} as other, them.name as "otherName",
      theirs.user_id is not null and (them.totp_enabled or not workspaces.require_second_factor) as "otherMayRead"
    from ${chatsOf(userId)} left join users them on them.id = ${otherThan(userId)}
    where chats.id = ${chatId}`.execute(db)
  return rows[0]
}

/** Whether two members of a workspace may begin to talk. */
export async function mayTalk(db: Db, workspaceId: string, userId: string, otherId: string): Promise<boolean> {
  const { rows } = await sql<{ closed: Chat['closed'] }>`select ${closed} as closed from workspace_members mine
    left join workspace_members theirs on theirs.workspace_id = mine.workspace_id and theirs.user_id = ${otherId}
    where mine.workspace_id = ${workspaceId} and mine.user_id = ${userId}`.execute(db)
  return rows[0]?.closed === null
}

export const findPair = (db: Db, workspaceId: string, [one, other]: [string, string]) =>
  db
    .selectFrom('chats')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('one', '=', one)
    .where('other', '=', other)
    .executeTakeFirst()

export async function insertChat(db: Db, id: string, workspaceId: string, [one, other]: [string, string]) {
  const made = await db
    .insertInto('chats')
    .values({ id, workspace_id: workspaceId, one, other })
    .onConflict((clash) => clash.columns(['workspace_id', 'one', 'other']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) return
  await db
    .insertInto('chat_participants')
    .values([one, other].map((user_id) => ({ chat_id: id, user_id })))
    .execute()
}

const participants = sql`(select json_agg(json_build_object('user', ${personJson},
    'unreadCount', (select count(*)::int from messages unread where unread.chat_id = places.chat_id
      and unread.number > places.read_to and unread.sender is distinct from places.user_id and unread.deleted_at is null),
    'lastReadMessage', (select seen.id from messages seen where seen.chat_id = places.chat_id and seen.number = places.read_to))
    order by places.user_id)
  from chat_participants places join users on users.id = places.user_id where places.chat_id = chats.id)`

interface ChatRow extends Omit<Chat, 'lastMessage' | 'createdAt' | 'updatedAt'> {
  createdAt: string
  updatedAt: string
}

async function selectChats(db: Db, userId: string, which: RawBuilder<unknown>): Promise<Chat[]> {
  const { rows } = await sql<ChatRow>`select chats.id as "_id", 'direct' as type, chats.workspace_id as workspace,
      ${participants} as participants, ${closed} as closed, chats.created_at as "createdAt", chats.updated_at as "updatedAt"
    from ${chatsOf(userId)} where ${which}
    order by chats.updated_at desc, chats.id desc`.execute(db)
  const newest = await newestOf(
    db,
    rows.map(({ _id }) => _id),
  )
  return rows.map((chat) => ({ ...chat, lastMessage: newest.get(chat._id) ?? null }))
}

export const selectChatsOf = (db: Db, userId: string, workspaceId: string | undefined) =>
  selectChats(db, userId, workspaceId ? sql`chats.workspace_id = ${workspaceId}` : sql`not ${lacksSecondFactor}`)

export const selectChat = async (db: Db, userId: string, chatId: string) =>
  (await selectChats(db, userId, sql`chats.id = ${chatId}`))[0]!

async function newestOf(db: Db, chatIds: string[]): Promise<Map<string, Message>> {
  if (chatIds.length === 0) return new Map()
  const found = await messages(db)
    .innerJoin('chats', (join) =>
      join.onRef('chats.id', '=', 'messages.chat_id').onRef('chats.last_number', '=', 'messages.number'),
    )
    .where(sql<boolean>`chats.id = any(${chatIds})`)
    .execute()
  return new Map(found.map((message) => [message.chat, message]))
}

const filesJson = sql<MessageFile[]>`coalesce((select json_agg(json_build_object('_id', files.id, 'name', files.name,
    'size', files.size, 'preview', files.preview) order by files.id)
  from message_files files where files.message_id = messages.id), '[]')`

const quotedJson = sql<Message['replyTo']>`(select json_build_object('_id', quoted.id, 'sender', quoted.sender,
    'body', left(quoted.body, 300), 'deleted', quoted.deleted_at is not null)
  from messages quoted where quoted.id = messages.reply_to)`

/** How far the one who did not write it has come. */
const status = sql<Message['status']>`(select case when max(places.read_to) >= messages.number then 'read'
    when max(places.delivered_to) >= messages.number then 'delivered' else 'sent' end
  from chat_participants places where places.chat_id = messages.chat_id and places.user_id is distinct from messages.sender)`

const messages = (db: Db) =>
  db
    .selectFrom('messages')
    .leftJoin('users', 'users.id', 'messages.sender')
    .select([
      'messages.id as _id',
      'messages.chat_id as chat',
      'messages.number',
      personOrNullJson.as('sender'),
      'messages.body',
      filesJson.as('attachments'),
      quotedJson.as('replyTo'),
      status.as('status'),
      'messages.reactions',
      'messages.client_message_id as clientMessageId',
      'messages.created_at as createdAt',
      'messages.edited_at as editedAt',
      sql<boolean>`messages.deleted_at is not null`.as('deleted'),
      'messages.version',
    ])
    .$castTo<Message>()

export const findMessage = (db: Db, id: string) => messages(db).where('messages.id', '=', id).executeTakeFirst()

export const findNumber = (db: Db, chatId: string, messageId: string) =>
  db
    .selectFrom('messages')
    .select('number')
    .where('chat_id', '=', chatId)
    .where('id', '=', messageId)
    .executeTakeFirst()

/** The same message sent again, by a browser that did not hear that it had arrived. */
export const findSent = (db: Db, chatId: string, sender: string, clientMessageId: string) =>
  messages(db)
    .where('messages.chat_id', '=', chatId)
    .where('messages.sender', '=', sender)
    .where('messages.client_message_id', '=', clientMessageId)
    .executeTakeFirst()

/** Newest first, below this number. */
export const messagesBelow = (db: Db, chatId: string, number: number | null, limit: number) => {
  const query = messages(db).where('messages.chat_id', '=', chatId).orderBy('messages.number', 'desc').limit(limit)
  return (number === null ? query : query.where('messages.number', '<', number)).execute()
}

/** Oldest first, from this number on. */
export const messagesFrom = (db: Db, chatId: string, number: number, limit: number) =>
  messages(db)
    .where('messages.chat_id', '=', chatId)
    .where('messages.number', '>=', number)
    .orderBy('messages.number')
    .limit(limit)
    .execute()

/** What somebody wrote, in all chats, the newest last. */
export const messagesBy = (db: Db, userId: string) =>
  db
    .selectFrom('messages')
    .innerJoin('chats', 'chats.id', 'messages.chat_id')
    .innerJoin('chat_participants as places', (join) =>
      join.onRef('places.chat_id', '=', 'chats.id').on('places.user_id', '=', userId),
    )
    .leftJoin('users', (join) => join.on(sql<boolean>`users.id = ${otherThan(userId)}`))
    .select([
      'messages.id as _id',
      'chats.workspace_id as workspaceId',
      'users.username as to',
      'messages.body',
      'messages.created_at as createdAt',
      'messages.edited_at as editedAt',
    ])
    .where('messages.sender', '=', userId)
    .where('messages.deleted_at', 'is', null)
    .orderBy('messages.id')
    .execute()

/** Held until the commit: the numbers of a chat are given in the order in which its messages become visible. */
export const lockChat = (db: Db, chatId: string) =>
  db.selectFrom('chats').select('id').where('id', '=', chatId).forNoKeyUpdate().executeTakeFirst()

interface NewMessage {
  id: string
  chatId: string
  sender: string
  body: string
  replyTo: string | null
  clientMessageId: string | null
  at: Date
}

export const insertMessage = (db: Db, { id, chatId, sender, body, replyTo, clientMessageId, at }: NewMessage) =>
  sql`with numbered as (
      update chats set last_number = last_number + 1, updated_at = ${at.toISOString()} where id = ${chatId} returning last_number
    )
    insert into messages (id, chat_id, number, sender, body, reply_to, client_message_id, created_at)
    select ${id}::uuid, ${chatId}::uuid, last_number, ${sender}::uuid, ${body}, ${replyTo}::uuid, ${clientMessageId},
      ${at.toISOString()}::timestamptz from numbered`.execute(db)

/** How many of them are files somebody uploaded to this chat for a message not sent before. */
export async function attachFiles(db: Db, messageId: string, chatId: string, uploader: string, fileIds: string[]) {
  const attached = await db
    .updateTable('message_files')
    .set({ message_id: messageId })
    .where(sql<boolean>`id = any(${fileIds})`)
    .where('chat_id', '=', chatId)
    .where('uploaded_by', '=', uploader)
    .where('message_id', 'is', null)
    .returning('id')
    .execute()
  return attached.length
}

export const setDelivered = (db: Db, chatId: string, userId: string, messageId: string) =>
  sql`update chat_participants set delivered_to = greatest(delivered_to, messages.number) from messages
    where messages.id = ${messageId} and chat_participants.chat_id = ${chatId} and user_id = ${userId}`.execute(db)

/** False when that much was read before. */
export async function setRead(db: Db, chatId: string, userId: string, number: number): Promise<boolean> {
  const moved = await db
    .updateTable('chat_participants')
    .set({ read_to: number, delivered_to: sql`greatest(delivered_to, ${number})` })
    .where('chat_id', '=', chatId)
    .where('user_id', '=', userId)
    .where('read_to', '<', number)
    .returning('chat_id')
    .executeTakeFirst()
  return moved !== undefined
}

interface Arrived {
  chatId: string
  messageId: string
  sender: string | null
}

/** Everything others wrote to somebody counts as delivered once they ask for it: in one chat, or in all of these. */
export async function takeDelivery(db: Db, userId: string, chatIds: string[]): Promise<Arrived[]> {
  const { rows } = await sql<Arrived>`with newest as (
      select distinct on (messages.chat_id) messages.chat_id, messages.id, messages.number, messages.sender
      from chat_participants places join messages on messages.chat_id = places.chat_id
        and messages.number > places.delivered_to and messages.sender is distinct from places.user_id
      where places.user_id = ${userId} and places.chat_id = any(${chatIds})
      order by messages.chat_id, messages.number desc
    )
    update chat_participants places set delivered_to = newest.number from newest
    where places.chat_id = newest.chat_id and places.user_id = ${userId} and places.delivered_to < newest.number
    returning places.chat_id as "chatId", newest.id as "messageId", newest.sender`.execute(db)
  return rows
}

export const updateMessageBody = (db: Db, id: string, body: string, now: Date) =>
  db.updateTable('messages').set({ body, edited_at: now, version: sql`version + 1` }).where('id', '=', id).execute()

/** It keeps its number; what it said, its files and what others felt about it are gone. The files, to be deleted. */
export async function emptyMessage(db: Db, id: string, now: Date) {
  await db
    .updateTable('messages')
    .set({ body: '', reactions: '{}', reply_to: null, deleted_at: now, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
  return db.deleteFrom('message_files').where('message_id', '=', id).returning(['file', 'preview']).execute()
}

export const saveReactions = (db: Db, id: string, reactions: Message['reactions']) =>
  db
    .updateTable('messages')
    .set({ reactions: JSON.stringify(reactions), version: sql`version + 1` })
    .where('id', '=', id)
    .execute()

export const messagesContaining = (db: Db, chatId: string, text: string) =>
  messages(db)
    .where('messages.chat_id', '=', chatId)
    .where('messages.deleted_at', 'is', null)
    .where('messages.body', 'ilike', containing(text))
    .orderBy('messages.number', 'desc')
    .limit(MOST_FOUND)
    .execute()

type FoundMessage = Output<(typeof searchApi)['search']>['messages'][number]

/** Over all chats of somebody in a workspace. */
export const messagesSaying = (db: Db, userId: string, workspaceId: string, text: string): Promise<FoundMessage[]> =>
  db
    .selectFrom('messages')
    .innerJoin('chats', 'chats.id', 'messages.chat_id')
    .innerJoin('chat_participants as mine', (join) =>
      join.onRef('mine.chat_id', '=', 'chats.id').on('mine.user_id', '=', userId),
    )
    .leftJoin('users', 'users.id', 'messages.sender')
    .select(['messages.id as _id', 'messages.chat_id as chat', 'messages.body', personOrNullJson.as('sender')])
    .where('chats.workspace_id', '=', workspaceId)
    .where('messages.deleted_at', 'is', null)
    .where('messages.body', 'ilike', containing(text))
    .orderBy('messages.created_at', 'desc')
    .limit(MOST_FOUND_ANYWHERE)
    .execute()

interface NewFile {
  id: string
  chat_id: string
  name: string
  size: number
  file: string
  preview: string | null
  uploaded_by: string
}

export const insertFile = (db: Db, row: NewFile) =>
  db
    .insertInto('message_files')
    .values({ ...row, message_id: null })
    .returning(['id as _id', 'name', 'size', 'preview'])
    .executeTakeFirstOrThrow()

export const findFile = (db: Db, id: string) =>
  db
    .selectFrom('message_files')
    .select(['chat_id as chat', 'message_id as message', 'name', 'file', 'uploaded_by as uploadedBy'])
    .where('id', '=', id)
    .executeTakeFirst()

export const unsentFilesBefore = (db: Db, before: Date) =>
  db
    .selectFrom('message_files')
    .select(['id', 'file', 'preview'])
    .where('message_id', 'is', null)
    .where('created_at', '<', before.toISOString())
    .execute()

/** False when its message was sent at this very moment. */
export async function deleteUnsentFile(db: Db, id: string) {
  const deleted = await db
    .deleteFrom('message_files')
    .where('id', '=', id)
    .where('message_id', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}
