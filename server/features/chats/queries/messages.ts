import { sql } from 'kysely'
import type { Message, MessageFile } from '#contract/chats.ts'
import type { Db } from '#server/database/connect.ts'
import { personOrNullJson } from '#server/features/people/service.ts'
import { otherThan } from './chats.ts'

const filesJson = sql<MessageFile[]>`coalesce((select json_agg(json_build_object('_id', files.id, 'name', files.name,
    'size', files.size, 'preview', files.preview) order by files.position, files.id)
  from message_files files where files.message_id = messages.id), '[]')`

const quotedJson = sql<Message['replyTo']>`(select json_build_object('_id', quoted.id, 'sender', quoted.sender,
    'body', left(quoted.body, 300), 'deleted', quoted.deleted_at is not null)
  from messages quoted where quoted.id = messages.reply_to)`

/** How far the one who did not write it has come. */
const status = sql<Message['status']>`(select case when max(places.read_to) >= messages.number then 'read'
    when max(places.delivered_to) >= messages.number then 'delivered' else 'sent' end
  from chat_participants places where places.chat_id = messages.chat_id and places.user_id is distinct from messages.sender)`

export const messages = (db: Db) =>
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

/** In this order. How many of them are files somebody uploaded to this chat for a message not sent before. */
export async function attachFiles(db: Db, messageId: string, chatId: string, uploader: string, fileIds: string[]) {
  const attached = await db
    .updateTable('message_files')
    .set({ message_id: messageId, position: sql`array_position(${fileIds}::uuid[], id)` })
    .where(sql<boolean>`id = any(${fileIds})`)
    .where('chat_id', '=', chatId)
    .where('uploaded_by', '=', uploader)
    .where('message_id', 'is', null)
    .returning('id')
    .execute()
  return attached.length
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
