// What a story needs beyond a place: what comes by mail or a moment later, known without waiting for it, and a timer that has run for a while.
import { v7 as newId } from 'uuid'
import { hashSecret, newSecret } from '#server/core/secrets.ts'
import type { Db } from '#server/database/connect.ts'
import type { Person } from '#server/testing/person.ts'
import type { People, Place } from '#server/testing/place.ts'
import { PASSWORD } from './callers.ts'
import { Known, kindOf } from './known.ts'

/** Of a kind with others, but not where those are. */
const apart = ['targetId', 'defaultColumnId', 'boardWebhookId', 'messageFileId', 'otherFolderId']
const purposes = ['verify-email', 'change-email', 'reset-password'] as const
const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

export async function prepare(db: Db, people: People, place: Place, stranger: Person) {
  const known = new Known()
  const home = Object.entries(place).filter(([name]) => !apart.includes(name))
  for (const [name, value] of home) known.add(kindOf(name), value)
  for (const { user } of Object.values(people)) {
    known.add('user', user._id)
    known.add('email', user.email)
    known.add('username', user.username)
  }
  known.add('password', PASSWORD)
  known.add('refresh_token', people.bystander.tokens.refresh_token)
  for (const token of await handOutLinks(db, people.loner)) known.add('token', token)
  for (const workspaceId of [place.workspaceId, place.targetId])
    known.add('token', await invite(db, workspaceId, stranger.user.email))
  const forms = db.selectFrom('forms').innerJoin('boards', 'boards.id', 'board_id').select(['slug', 'fields'])
  for (const { slug, fields } of await forms.where('workspace_id', '=', place.workspaceId).execute()) {
    known.add('slug', slug)
    for (const { id } of fields) known.add('field', id)
  }
  await startTimer(db, people.owner, place.taskId)
  known.add('notification', await tell(db, people.member, place))
  known.settle()
  for (const name of apart) known.add(kindOf(name), place[name as keyof Place])
  return known
}

async function handOutLinks(db: Db, { user }: Person) {
  const links = purposes.map((purpose) => ({ purpose, token: newSecret() }))
  const rows = links.map(({ purpose, token }) => ({
    hash: hashSecret(token),
    user_id: user._id,
    purpose,
    email: purpose === 'change-email' ? `new-${user.email}` : user.email,
    expires_at: minutesFromNow(60),
  }))
  await db.insertInto('link_tokens').values(rows).execute()
  return links.map(({ token }) => token)
}

async function invite(db: Db, workspace_id: string, email: string) {
  const token = newSecret()
  await db
    .insertInto('invitations')
    .values({
      id: newId(),
      workspace_id,
      email,
      role: 'guest',
      token,
      invited_by: null,
      expires_at: minutesFromNow(60),
    })
    .execute()
  return token
}

const startTimer = (db: Db, { user }: Person, task_id: string) =>
  db
    .insertInto('time_entries')
    .values({ id: newId(), task_id, user_id: user._id, start_time: minutesFromNow(-10), duration: null })
    .execute()

async function tell(db: Db, { user }: Person, { workspaceId, boardId, taskId }: Place) {
  const id = newId()
  const about = { workspace_id: workspaceId, board_id: boardId, task_id: taskId, sender: null, invitation_id: null }
  const words = { type: 'task_assigned' as const, title: 'A task', message: 'It is yours', in_app: true }
  const now = minutesFromNow(0)
  await db
    .insertInto('notifications')
    .values({ id, user_id: user._id, ...about, ...words, begun_at: now, created_at: now })
    .execute()
  return id
}
