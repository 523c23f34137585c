// Every number of a report opens the tasks behind it.
import { addDays } from '#contract/days.ts'
import type { Input } from '#contract/endpoint.ts'
import { isOutside } from '#contract/permissions.ts'
import type { boardFigures, workspaceFigures } from '#contract/report-tasks.ts'
import type { reportsApi } from '#contract/reports.ts'
import { t } from '#contract/texts.ts'
import type { Ctx } from '#server/core/context.ts'
import { forbidden, notFound } from '#server/core/errors.ts'
import { startOf } from '#server/core/zoned-days.ts'
import type { FoundWorkspace } from '#server/features/workspaces/service.ts'
import { askedOfBoard, askedOfWorkspace, maySeeReports } from './asked.ts'
import { columnIn, complexityIn, dayIn, idIn, pairIn, stretchOf, weekIn } from './buckets.ts'
import type { Kind } from './kinds.ts'
import type { Days } from './planned.ts'
import {
  type Behind,
  completed,
  completedOf,
  completedOnBoard,
  completedWithin,
  created,
  createdOnBoard,
  createdWithin,
  cycle,
  cycleOf,
  cycleOfComplexity,
  given,
  inColumns,
  inTimeOf,
  lead,
  loggedBy,
  loggedIn,
  loggedOnBoard,
  loggedUnder,
  ofComplexity,
  open,
  openOf,
  openOnBoard,
  overdue,
  overdueOf,
  overdueOnBoard,
  pageOf,
  punctual,
  stoodIn,
  underWay,
  withoutCycle,
} from './queries/behind.ts'
import { knownLabels, knownPeople, workersOf } from './queries/known.ts'
import { planOf } from './resource-analysis.ts'
import { nextWeekOf, type Scope } from './scope.ts'

type Api = typeof reportsApi
type BoardFigure = (typeof boardFigures)[number]
type WorkspaceFigure = (typeof workspaceFigures)[number]

interface Wanted {
  ctx: Ctx
  workspace: FoundWorkspace
  scope: Scope
  bucket: string | undefined
}

type Finder = (wanted: Wanted) => Behind | Promise<Behind>

export async function boardReportTasks(ctx: Ctx, { figure, bucket, ...asked }: Input<Api['boardReportTasks']>) {
  const { workspace, scope } = await askedOfBoard(ctx, asked)
  return pageOf(ctx.db, scope, await onBoards[figure]({ ctx, workspace, scope, bucket }), asked)
}

export async function workspaceReportTasks(ctx: Ctx, { figure, bucket, ...asked }: Input<Api['workspaceReportTasks']>) {
  const { workspace, scope } = await askedOfWorkspace(ctx, asked)
  // What is about somebody is for them too; the figure itself sees to it that it is them.
  if (!aboutSomebody.has(figure) && !maySeeReports(workspace)) throw forbidden()
  return pageOf(ctx.db, scope, await inWorkspace[figure]({ ctx, workspace, scope, bucket }), asked)
}

const shared = {
  open,
  overdue: ({ scope }) => overdue(scope),
  completed: ({ scope }) => completed(scope),
  created: ({ scope }) => created(scope),
  logged: loggedIn,
  cycleTime: ({ scope }) => cycle(scope),
  statusType: ({ scope, bucket }) => inColumns(idsOf(scope, ({ type }) => type === bucket)),
  throughput: ({ scope, bucket }) => completedWithin(scope, weekStretch(scope, bucket)),
  createdWeek: ({ scope, bucket }) => createdWithin(scope, weekStretch(scope, bucket)),
  punctuality: ({ scope, bucket }) => punctual(scope, bucket ?? ''),
} satisfies Record<string, Finder>

const onBoards: Record<BoardFigure, Finder> = {
  ...shared,
  leadTime: ({ scope }) => lead(scope),
  unmeasured: ({ scope }) => withoutCycle(scope),
  ageing: ({ scope }) => underWay(scope),
  status: ({ scope, bucket }) => inColumns([columnIn(scope, bucket ?? '')]),
  scope: ({ scope, bucket }) => stoodAt(scope, bucket, ['waiting', 'started', 'done'], true),
  done: ({ scope, bucket }) => stoodAt(scope, bucket, ['done'], false),
  flow: ({ scope, bucket }) => {
    const [column, day] = pairIn(bucket)
    return stoodIn(scope, [column === 'null' ? null : columnIn(scope, column)], endOf(scope, day))
  },
  timeByMember: async (wanted) => {
    const user = await known(wanted, wanted.bucket)
    if (isOutside(wanted.workspace.myRole) && user !== wanted.ctx.user._id) throw forbidden()
    return loggedBy(user, wanted.scope)
  },
  timeByLabel: async ({ ctx, scope, bucket }) => {
    if (bucket === 'none') return loggedUnder(null)
    const [label] = await knownLabels(ctx.db, scope.workspaceId, scope.boardIds, [idIn(bucket)])
    if (!label) throw notFound(t`Label`)
    return loggedUnder(label)
  },
}

const inWorkspace: Record<WorkspaceFigure, Finder> = {
  ...shared,
  boardOpen: ({ scope, bucket }) => openOnBoard(boardIn(scope, bucket)),
  boardOverdue: ({ scope, bucket }) => overdueOnBoard(scope, boardIn(scope, bucket)),
  boardCompleted: ({ scope, bucket }) => completedOnBoard(scope, boardIn(scope, bucket)),
  boardCreated: ({ scope, bucket }) => createdOnBoard(scope, boardIn(scope, bucket)),
  boardLogged: ({ scope, bucket }) => loggedOnBoard(boardIn(scope, bucket)),
  userOpen: async (wanted) => openOf(await somebody(wanted, wanted.bucket)),
  userOverdue: async (wanted) => overdueOf(wanted.scope, await somebody(wanted, wanted.bucket)),
  userCompleted: async (wanted) => completedOf(wanted.scope, await somebody(wanted, wanted.bucket)),
  userOnTime: async (wanted) => inTimeOf(wanted.scope, await somebody(wanted, wanted.bucket)),
  userCycleTime: async (wanted) => cycleOf(wanted.scope, await somebody(wanted, wanted.bucket)),
  timeByMember: async (wanted) => loggedBy(await somebody(wanted, wanted.bucket), wanted.scope),
  loggedWeek: async (wanted) => {
    const [user, week] = pairIn(wanted.bucket)
    const { from, to } = weekIn(wanted.scope, week)
    return loggedOn(wanted, user, from, to)
  },
  plannedWeek: (wanted) => {
    const [id, week] = pairIn(wanted.bucket)
    return plannedFor(wanted, id, weekIn(wanted.scope, week))
  },
  plannedNextWeek: (wanted) => plannedFor(wanted, wanted.bucket, nextWeekOf(wanted.scope)),
  timesheet: async (wanted) => {
    const [user, bucket] = pairIn(wanted.bucket)
    const day = dayIn(wanted.scope, bucket)
    return loggedOn(wanted, user, day, day)
  },
  complexity: ({ scope, bucket }) => ofComplexity(scope, complexityIn(bucket)),
  complexityCycleTime: ({ scope, bucket }) => cycleOfComplexity(scope, complexityIn(bucket)),
}

const aboutSomebody = new Set<WorkspaceFigure>([
  'userOpen',
  'userOverdue',
  'userCompleted',
  'userOnTime',
  'userCycleTime',
  'timeByMember',
  'timesheet',
])

async function known({ ctx, scope }: Wanted, bucket: string | undefined) {
  const [user] = await knownPeople(ctx.db, scope.workspaceId, [idIn(bucket)])
  if (!user) throw notFound(t`Member`)
  return user
}

/** Oneself, without the right to see reports. */
async function somebody(wanted: Wanted, bucket: string | undefined) {
  const user = await known(wanted, bucket)
  if (user !== wanted.ctx.user._id && !maySeeReports(wanted.workspace)) throw forbidden()
  return user
}

async function plannedFor(wanted: Wanted, id: string | undefined, days: Days) {
  const user = await somebody(wanted, id)
  const { planned } = await planOf(wanted.ctx, wanted.workspace, wanted.scope, [days])
  const theirs = planned.filter((one) => one.user === user)
  return given(theirs.map(({ taskId, seconds }) => ({ id: taskId, seconds: Math.round(seconds) })))
}

/** By the clock of whoever worked. */
async function loggedOn(wanted: Wanted, id: string, from: string, to: string) {
  const { ctx, scope } = wanted
  const user = await somebody(wanted, id)
  const worker = (await workersOf(ctx.db, scope.workspaceId, [user])).find((one) => one.user._id === user)!
  return loggedBy(user, stretchOf(worker.timezone ?? scope.period.timezone, from, to))
}

function boardIn({ boardIds }: Scope, bucket: string | undefined) {
  const id = idIn(bucket)
  if (!boardIds.includes(id)) throw notFound(t`Project`)
  return id
}

function weekStretch(scope: Scope, bucket: string | undefined) {
  const { from, to } = weekIn(scope, bucket)
  return stretchOf(scope.period.timezone, from, to)
}

const idsOf = ({ columns, boardIds }: Scope, which: (column: Scope['columns'][number]) => boolean) =>
  columns.filter((column) => boardIds.includes(column.boardId) && which(column)).map(({ _id }) => _id)

const endOf = (scope: Scope, bucket: string | undefined) =>
  startOf(addDays(dayIn(scope, bucket), 1), scope.period.timezone)

function stoodAt(scope: Scope, bucket: string | undefined, kinds: Kind[], beforeImports: boolean) {
  const columns = idsOf(scope, ({ kind }) => kinds.includes(kind))
  return stoodIn(scope, beforeImports ? [null, ...columns] : columns, endOf(scope, bucket))
}
