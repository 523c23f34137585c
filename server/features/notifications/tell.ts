// Tells people something: looks who of them may know it and how they want to hear it, and adds it to what they were told about
// the same thing a moment ago. A handful of statements, for one person or for two hundred.
import { v7 as newId } from 'uuid'
import type { Notification } from '#contract/notifications.ts'
import type { GuestCtx } from '#server/core/context.ts'
import type { LiveMessage } from '#server/core/event.ts'
import { rooms } from '#server/core/rooms.ts'
import { inLanguage } from '#server/core/speech.ts'
import { channelsOf } from '#server/features/notification-preferences/service.ts'
import { compose, composeInTurn } from './compose.ts'
import { mailSoon } from './mail-soon.ts'
import { notificationsById } from './queries/inbox.ts'
import {
  insertNotices,
  insertNotifications,
  lockTelling,
  type Notice,
  type Reader,
  readersAmong,
  renewNotifications,
  type Standing,
  type Subject,
  standingFor,
  type Told,
} from './queries/telling.ts'
import { type Saying, toSaying, type Unsaid } from './words.ts'

/** What comes about one task within this time is one notification. */
const TOGETHER_MS = 3 * 60 * 1000

export interface News extends Unsaid {
  userId: string
  taskId?: string
  /** Further causes this tells of, so that none of them is told again. */
  causesToo?: string[]
}

export interface Occasion extends Subject {
  /** Each person is told at most once of the same cause. */
  cause: string
  sender: string | null
  commentId?: string
}

/** In a muted project, only what somebody says or gives to me, and what comes in by a form that tells me by name. */
const heardThough: Saying['type'][] = ['task_mention', 'task_assigned', 'form_answered']

export async function tell(ctx: GuestCtx, occasion: Occasion, news: News[]) {
  if (news.length === 0) return
  const userIds = [...new Set(news.map(({ userId }) => userId))]
  const readers = await readersAmong(ctx.db, userIds, occasion, occasion.cause)
  const heard = readers.flatMap((reader) => heardBy(reader, news) ?? [])
  if (heard.length === 0) return
  await lockTelling(ctx.db, occasion.boardId ?? occasion.cause)
  const begun = new Date(ctx.now.getTime() - TOGETHER_MS)
  const standing = await standingFor(ctx.db, heard, occasion.invitationId, begun)
  const placed = heard.map((one) => place(one, standing, occasion))
  await keep(ctx, occasion, placed)
  await mailSoon(
    ctx,
    placed.filter(({ email }) => email).map(({ reader, saying: { type } }) => ({ ...reader, type })),
  )
  await announce(
    ctx,
    placed.filter(({ inApp }) => inApp).map(({ id }) => id),
  )
}

interface Heard {
  reader: Reader
  userId: string
  taskId: string | null
  saying: Saying
  causesToo: string[]
  inApp: boolean
  email: boolean
}

/** All that one event says to one person, as one thing; nothing when they want to hear none of it. */
function heardBy(reader: Reader, news: News[]): Heard | null {
  const wanted = news
    .filter(({ userId, type }) => userId === reader.userId && (!reader.muted || heardThough.includes(type)))
    .map((one) => ({ ...one, ...channelsOf(reader.settings, one.type) }))
    .filter(({ inApp, email }) => inApp || email)
  if (wanted.length === 0) return null
  const saying = inLanguage(reader.language, () => compose(wanted.map(toSaying)))
  const tasks = new Set(wanted.map(({ taskId }) => taskId))
  return {
    reader,
    userId: reader.userId,
    taskId: tasks.size === 1 ? (wanted[0]!.taskId ?? null) : null,
    saying,
    causesToo: wanted.flatMap(({ causesToo = [] }) => causesToo),
    inApp: wanted.some(({ inApp }) => inApp),
    email: wanted.some(({ email }) => email),
  }
}

interface Placed extends Heard {
  /** Of the notification it stands in. */
  id: string
  isRenewed: boolean
  /** What that notification says from now on. */
  shown: Saying
}

function place(heard: Heard, standing: Standing[], { invitationId }: Occasion): Placed {
  const { reader, userId, taskId, saying } = heard
  const before = standing.find((one) => one.userId === userId && (one.taskId === taskId || invitationId))
  if (!before) return { ...heard, id: newId(), isRenewed: false, shown: saying }
  // A renewed invitation says what it said before, not both.
  const shown = invitationId ? saying : inLanguage(reader.language, () => composeInTurn([...before.sayings, saying]))
  return { ...heard, id: before.id, isRenewed: true, shown }
}

async function keep({ db, now }: GuestCtx, occasion: Occasion, placed: Placed[]) {
  const fresh = placed.filter(({ isRenewed }) => !isRenewed).map(toldBy)
  const renewed = placed.filter(({ isRenewed }) => isRenewed).map(toldBy)
  if (fresh.length > 0) await insertNotifications(db, occasion, fresh, now)
  if (renewed.length > 0) await renewNotifications(db, occasion.sender, renewed, now)
  const notices = placed.flatMap((one) => noticesOf(one, occasion))
  await insertNotices(db, notices, now)
}

const toldBy = ({ id, userId, taskId, inApp, shown }: Placed): Told => ({ id, userId, taskId, inApp, ...shown })

/** One for each cause; they go out as one mail. */
function noticesOf({ id, userId, saying, email, causesToo }: Placed, { cause, commentId }: Occasion): Notice[] {
  const notice = { ...saying, userId, notificationId: id, commentId: commentId ?? null }
  return [
    { ...notice, cause, waitsForMail: email },
    ...causesToo.map((also) => ({ ...notice, cause: also, waitsForMail: false })),
  ]
}

async function announce(ctx: GuestCtx, ids: string[]) {
  if (ids.length === 0) return
  const live = (await notificationsById(ctx.db, ids)).map(({ userId, ...notification }) =>
    arrival(userId, notification),
  )
  await ctx.publish({ type: 'notified', unrecorded: true, payload: {}, live })
}

const arrival = (userId: string, notification: Notification): LiveMessage => ({
  room: rooms.notifications(userId),
  name: 'notification',
  body: { notification },
})
