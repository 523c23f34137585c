// Another workspace, of people who take no part: nobody gets to see anything of it, and nothing in it changes.
import { sql } from 'kysely'
import type { Db } from '#server/database/connect.ts'
import { everythingIn, furnish } from '#server/testing/place.ts'
import { gather, type Registry } from './callers.ts'
import { Known, kindOf } from './known.ts'

/** Stands in every text of it, and in no request. */
export const CANARY = 'kestrelfeather'

export type Elsewhere = Awaited<ReturnType<typeof openElsewhere>>

export async function openElsewhere(registry: Registry) {
  const people = await gather(registry)
  const place = await furnish(registry.db, people)
  const userIds = Object.values(people).map(({ user }) => user._id)
  await plant(registry.db, place.workspaceId, userIds)
  const known = new Known()
  for (const [name, value] of Object.entries(place)) known.add(kindOf(name), value)
  const look = async () => [
    await everythingIn(registry.db, place.workspaceId),
    await registry.db.selectFrom('users').selectAll().where('id', 'in', userIds).orderBy('id').execute(),
  ]
  return { known, look }
}

async function plant(db: Db, workspaceId: string, userIds: string[]) {
  const mark = sql<string>`${CANARY} || ' ' || gen_random_uuid()`
  const boards = db.selectFrom('boards').select('id').where('workspace_id', '=', workspaceId)
  const tasks = db.selectFrom('tasks').select('id').where('board_id', 'in', boards)
  const chats = db.selectFrom('chats').select('id').where('workspace_id', '=', workspaceId)
  const webhooks = db.selectFrom('webhooks').select('id').where('workspace_id', '=', workspaceId)
  const changes = [
    db.updateTable('users').set({ name: mark, role: mark }).where('id', 'in', userIds),
    db.updateTable('workspaces').set({ name: mark, description: mark }).where('id', '=', workspaceId),
    db.updateTable('folders').set({ name: mark }).where('workspace_id', '=', workspaceId),
    db.updateTable('labels').set({ name: mark }).where('workspace_id', '=', workspaceId),
    db.updateTable('default_columns').set({ title: mark }).where('workspace_id', '=', workspaceId),
    db.updateTable('webhooks').set({ name: mark }).where('workspace_id', '=', workspaceId),
    db.updateTable('webhook_deliveries').set({ body: mark }).where('webhook_id', 'in', webhooks),
    db.updateTable('api_keys').set({ name: mark }).where('workspace_id', '=', workspaceId),
    db.updateTable('boards').set({ title: mark, description: mark }).where('workspace_id', '=', workspaceId),
    db.updateTable('columns').set({ title: mark }).where('board_id', 'in', boards),
    db.updateTable('forms').set({ title: mark }).where('board_id', 'in', boards),
    db.updateTable('saved_views').set({ name: mark }).where('board_id', 'in', boards),
    db.updateTable('imports').set({ filename: mark }).where('board_id', 'in', boards),
    db.updateTable('tasks').set({ title: mark, description: mark }).where('board_id', 'in', boards),
    db.updateTable('comments').set({ body: mark }).where('task_id', 'in', tasks),
    db.updateTable('attachments').set({ name: mark }).where('task_id', 'in', tasks),
    db.updateTable('messages').set({ body: mark }).where('chat_id', 'in', chats),
    db.updateTable('message_files').set({ name: mark }).where('chat_id', 'in', chats),
  ]
  for (const change of changes) await change.execute()
}
