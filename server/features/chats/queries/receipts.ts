// How far what was said has come: delivered, read.
import { sql } from 'kysely'
import type { Db } from '#server/database/connect.ts'

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
}

/** Everything others wrote to somebody counts as delivered once they ask for it: in one chat, or in all of these. */
export async function takeDelivery(db: Db, userId: string, chatIds: string[]): Promise<Arrived[]> {
  const { rows } = await sql<Arrived>`with newest as (
      select distinct on (messages.chat_id) messages.chat_id, messages.id, messages.number
      from chat_participants places join messages on messages.chat_id = places.chat_id
        and messages.number > places.delivered_to and messages.sender is distinct from places.user_id
      where places.user_id = ${userId} and places.chat_id = any(${chatIds})
      order by messages.chat_id, messages.number desc
    )
    update chat_participants places set delivered_to = newest.number from newest
    where places.chat_id = newest.chat_id and places.user_id = ${userId} and places.delivered_to < newest.number
    returning places.chat_id as "chatId", newest.id as "messageId"`.execute(db)
  return rows
}
