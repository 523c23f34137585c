import { type RawBuilder, sql } from 'kysely'
import type { Chat, Message } from '#contract/chats.ts'
import { rolesThatMay } from '#contract/permissions.ts'
import { lacksSecondFactor } from '#server/database/access.ts'
import type { Db } from '#server/database/connect.ts'
import { personJson } from '#server/features/people/service.ts'
import { messages } from './messages.ts'

const everyone = rolesThatMay('chat-with-everyone')

/** With the rows of two people in a workspace as `mine` and `theirs`: why they cannot write to each other now, or null. */
const closed = sql<Chat['closed']>`case
  when theirs.user_id is null then 'left'
  when mine.role = any(${everyone}) and theirs.role = any(${everyone}) then null
  when exists (select 1 from board_members a join board_members b on b.board_id = a.board_id and b.user_id = theirs.user_id
    where a.workspace_id = mine.workspace_id and a.user_id = mine.user_id) then null
  else 'apart' end`

/** The id of whom somebody talks with. */
export const otherThan = (userId: string) =>
  sql<string>`case when chats.one = ${userId} then chats.other else chats.one end`

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

/** Held until the commit: the numbers of a chat are given in the order in which its messages become visible. */
export const lockChat = (db: Db, chatId: string) =>
  db.selectFrom('chats').select('id').where('id', '=', chatId).forNoKeyUpdate().executeTakeFirst()
