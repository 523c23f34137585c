// Monday morning, for those who asked for it: what they finished, what is due, what is late.
import { addDays, weekdayOf } from '#contract/days.ts'
import { figure, t } from '#contract/texts.ts'
import type { GuestCtx } from '#server/core/context.ts'
import { grouped } from '#server/core/grouped.ts'
import { type Letter, letterIn } from '#server/core/letter.ts'
import { inTransaction, type Kernel, theSystem } from '#server/core/scope.ts'
import { localTime, unsubscribeLinks } from '#server/features/notification-preferences/service.ts'
import { isUp } from './morning.ts'
import {
  claimSummary,
  peopleToSumUpFor,
  type Summed,
  summedTasks,
  type ToSumUpFor,
  type Totals,
} from './queries/weekly-summary.ts'
import { dayWords, tasksWords } from './words.ts'

const MONDAY = 1
const WEEK = 7

export async function sumUpWeeks(kernel: Kernel, now: Date) {
  for (const person of await peopleToSumUpFor(kernel.db)) {
    const local = localTime(now, person.timezone)
    if (weekdayOf(local.day) !== MONDAY || !isUp(local)) continue
    await inTransaction(kernel, theSystem, (ctx) => sumUp(ctx, person, local.day, now))
  }
}

async function sumUp(ctx: GuestCtx, person: ToSumUpFor, monday: string, now: Date) {
  if (!(await claimSummary(ctx.db, person.userId, monday))) return
  const since = new Date(now.getTime() - WEEK * 24 * 60 * 60 * 1000)
  const tasks = await summedTasks(ctx.db, person.userId, { since, today: monday, until: addDays(monday, WEEK - 1) })
  const [totals] = tasks
  if (!totals) return
  const letters = [summaryLetter(ctx, person, tasks, totals)]
  await ctx.publish({ type: 'week-summed-up', unrecorded: true, payload: {}, letters })
}

function summaryLetter(
  { tools }: GuestCtx,
  { userId, name, email, language, timezone }: ToSumUpFor,
  tasks: Summed[],
  { overdue, due, finished }: Totals,
): Letter {
  const isCut = overdue + due + finished > tasks.length
  return letterIn(language, () => ({
    to: email,
    subject: t`Your week: ${tasksWords(due)} due, ${figure(overdue)} overdue`,
    paragraphs: [
      t`Hello ${name},`,
      t`finished last week: ${tasksWords(finished)}. Due this week: ${tasksWords(due)}. Overdue: ${figure(overdue)}.`,
      ...(isCut ? [t`Here are the first ${tasksWords(tasks.length)}.`] : []),
    ],
    sections: [...grouped(tasks, ({ boardId }) => boardId).values()].map((ofBoard) => ({
      heading: ofBoard[0]!.board,
      items: ofBoard.map((task) => ({
        text: task.title,
        detail: stateWords(task, timezone),
        url: tools.appUrl + task.link,
      })),
    })),
    reason: t`You get this mail every Monday because you asked for it in your notification settings.`,
    unsubscribe: unsubscribeLinks(tools, { userId, kinds: ['weeklySummary'] }),
  }))
}

function stateWords({ state, dueDate, completedAt, taskId }: Summed, timezone: string | null) {
  const when = dayWords(completedAt ? localTime(new Date(completedAt), timezone).day : dueDate!)
  const words = { overdue: t`Overdue since ${when}`, due: t`Due ${when}`, finished: t`Finished ${when}` }
  return `${words[state]} · ${taskId}`
}
