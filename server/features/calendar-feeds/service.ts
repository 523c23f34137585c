// Calendar programs cannot sign in: they follow an address that is a secret. Each belongs to one person, and every reading is let in as
// that person, so leaving a project or losing an account ends what it shows at once.
import type { calendarFeedsApi } from '#contract/calendar-feeds.ts'
import type { Input } from '#contract/endpoint.ts'
import type { Download } from '#contract/fields.ts'
import { priorityWords } from '#contract/task-levels.ts'
import { t } from '#contract/texts.ts'
import type { Ctx, GuestCtx } from '#server/core/context.ts'
import { notFound } from '#server/core/errors.ts'
import { hashSecret, newSecret } from '#server/core/secrets.ts'
import { inLanguage } from '#server/core/speech.ts'
import { type FoundBoard, requireOnBoard } from '#server/features/boards/service.ts'
import { calendarFeedChanged } from './events.ts'
import { type CalendarEvent, calendarText } from './ical.ts'
import {
  deleteFeed,
  type FeedTask,
  findByToken,
  findFeed,
  findFeedBoard,
  noteReading,
  openTasksGivenTo,
  putFeed,
  type Subject,
  tasksOnBoard,
} from './queries.ts'

type Api = typeof calendarFeedsApi

/** More than anybody has planned, and little enough to be asked for every hour. */
const MOST_EVENTS = 3_000

const own = (ctx: Ctx): Subject => ({ userId: ctx.user._id, boardId: null })
const ofBoard = (ctx: Ctx, boardId: string): Subject => ({ userId: ctx.user._id, boardId })

export const getMyCalendarFeed = (ctx: Ctx) => feedOf(ctx, own(ctx))
export const makeMyCalendarFeed = (ctx: Ctx) => makeFeed(ctx, own(ctx), null)
export const deleteMyCalendarFeed = (ctx: Ctx) => endFeed(ctx, own(ctx), null)

export async function getBoardCalendarFeed(ctx: Ctx, { boardId }: Input<Api['getBoardCalendarFeed']>) {
  await requireOnBoard(ctx, boardId, 'view')
  return feedOf(ctx, ofBoard(ctx, boardId))
}

export async function makeBoardCalendarFeed(ctx: Ctx, { boardId }: Input<Api['makeBoardCalendarFeed']>) {
  const board = await requireOnBoard(ctx, boardId, 'view', { evenArchived: false })
  return makeFeed(ctx, ofBoard(ctx, boardId), board)
}

/** Even on an archived project: a secret that got out can always be ended. */
export async function deleteBoardCalendarFeed(ctx: Ctx, { boardId }: Input<Api['deleteBoardCalendarFeed']>) {
  const board = await requireOnBoard(ctx, boardId, 'view')
  return endFeed(ctx, ofBoard(ctx, boardId), board)
}

export async function readCalendarFeed(ctx: GuestCtx, { file }: Input<Api['readCalendarFeed']>): Promise<Download> {
  const token = /^([\w-]+)\.ics$/.exec(file)?.[1]
  const hash = token && hashSecret(token)
  const subject = hash && (await findByToken(ctx.db, hash))
  if (!subject) throw notFound(t`Calendar`)
  const { name, tasks } = await contentsOf(ctx, subject)
  await noteReading(ctx.db, hash, ctx.now)
  const content = inLanguage(subject.language ?? 'en', () =>
    calendarText(
      name(),
      tasks.map((task) => eventOf(task, ctx.tools.appUrl)),
    ),
  )
  return {
    filename: 'hearth.ics',
    contentType: 'text/calendar; charset=utf-8',
    content,
    etag: `"${hashSecret(content)}"`,
  }
}

async function contentsOf(ctx: GuestCtx, { userId, boardId }: Subject) {
  if (!boardId) return { name: () => t`My tasks in Hearth`, tasks: await openTasksGivenTo(ctx.db, userId, MOST_EVENTS) }
  const board = await findFeedBoard(ctx.db, userId, boardId)
  if (!board) throw notFound(t`Calendar`)
  return { name: () => board.title, tasks: await tasksOnBoard(ctx.db, userId, boardId, MOST_EVENTS) }
}

async function feedOf(ctx: Ctx, subject: Subject) {
  const feed = await findFeed(ctx.db, subject)
  const token = feed && opened(ctx, feed.sealedToken)
  if (!token) return { feed: null }
  const { createdAt, lastReadAt } = feed
  return { feed: { url: `${ctx.tools.appUrl}/public/calendar/${token}.ics`, createdAt, lastReadAt } }
}

/** Sealed with a secret this server no longer has, it cannot be shown: making a new one takes its place. */
function opened(ctx: Ctx, sealed: string): string | null {
  try {
    return ctx.tools.seal.open(sealed)
  } catch {
    return null
  }
}

async function makeFeed(ctx: Ctx, subject: Subject, board: FoundBoard | null) {
  const token = newSecret()
  await putFeed(ctx.db, subject, { hash: hashSecret(token), sealed: ctx.tools.seal.close(token) }, ctx.now)
  await ctx.publish(calendarFeedChanged('made', board))
  return feedOf(ctx, subject)
}

async function endFeed(ctx: Ctx, subject: Subject, board: FoundBoard | null) {
  if (await deleteFeed(ctx.db, subject)) await ctx.publish(calendarFeedChanged('deleted', board))
  return { feed: null }
}

function eventOf(task: FeedTask, appUrl: string): CalendarEvent {
  const lastDay = (task.dueDate ?? task.startDate)!
  const facts = [
    `${task.board} · ${task.column}`,
    ...(task.priority > 0 ? [t`Priority: ${priorityWords(task.priority)}`] : []),
    ...(task.completedAt ? [t`Done`] : []),
  ]
  return {
    uid: `${task._id}@hearth`,
    title: `${task.taskId} ${task.title}`,
    description: facts.join('\n'),
    url: `${appUrl}/${task.workspaceUrl}/projects/${task.boardId}?task=${task._id}`,
    firstDay: task.startDate && task.startDate < lastDay ? task.startDate : lastDay,
    lastDay,
    isCanceled: task.columnType === 'canceled',
    version: task.version,
    updatedAt: task.updatedAt,
  }
}
