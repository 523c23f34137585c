// Reports of a project and of a workspace. What each figure counts is said beside it, and nowhere else.
//
// Days are days of `timezone` (asked for, else the reader's own, else UTC); `from` and `to` both belong to the period. Times are plain
// seconds. Figures are about the tasks a project has now, also where they tell of the past: one that was deleted or taken to another
// project is in none of them. Canceled ones (in a column of type `canceled`) are in `status`, `flow` and logged time only. `users` and
// `labels` leave the tasks that have one of these people and one of these labels now, and the hours of these people. Others than oneself
// may be named by those who may see reports, on a project also by its admins.
import { z } from 'zod'
import { BoardReports } from './board-reports.ts'
import { endpoint } from './endpoint.ts'
import { Day, Download, Id } from './fields.ts'
import { Bucket, boardFigures, Paged, TasksReply, workspaceFigures } from './report-tasks.ts'
import { t } from './texts.ts'
import { OverviewReport, ResourceAnalysis, TimeComplexity, Timesheet, UserPerformance } from './workspace-reports.ts'

/** As the zone is written everywhere: its capitals make no difference, and what is kept by its name is kept once. */
const TimeZone = z
  .string()
  .max(60)
  .transform((name, ctx) => {
    try {
      return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
    } catch {
      ctx.addIssue({ code: 'custom', message: t`This time zone is not known` })
      return z.NEVER
    }
  })

/** Ids in a query: one after the other with commas between them. */
const IdList = z
  .union([z.string(), z.array(z.string())])
  .transform((given) => [...new Set([given].flat().flatMap((text) => text.split(',').filter(Boolean)))])
  .pipe(z.array(Id).max(100, { error: () => t`At most 100 at once` }))
const listed = { boards: IdList.optional(), users: IdList.optional(), labels: IdList.optional() }

const Span = z.object({
  /** Without it, 30 days up to `to`. */
  from: Day.optional(),
  /** Without it, today. */
  to: Day.optional(),
  timezone: TimeZone.optional(),
})
const OfBoard = Span.extend({ boardId: Id, users: listed.users, labels: listed.labels })
const OfWorkspace = Span.extend({ workspaceId: Id, ...listed })

export const reportsApi = {
  boardReports: endpoint('GET /api/boards/:boardId/reports', {
    access: 'member',
    summary: 'All figures of a project: status, burn-up, flow, cycle and lead time, throughput, time, forecast.',
    input: OfBoard,
    output: BoardReports,
  }),
  boardReportTasks: endpoint('GET /api/boards/:boardId/reports/tasks', {
    access: 'member',
    summary: 'The tasks behind one figure of a project, exactly those counted.',
    input: OfBoard.extend({ figure: z.enum(boardFigures), bucket: Bucket, ...Paged }),
    output: TasksReply,
  }),
  overviewReport: endpoint('GET /api/workspaces/:workspaceId/reports/overview', {
    access: 'member',
    summary: 'Figures of all projects one sees, by project and by person.',
    input: OfWorkspace,
    output: OverviewReport,
  }),
  resourceAnalysis: endpoint('GET /api/workspaces/:workspaceId/reports/resource-analysis', {
    access: 'member',
    summary: 'Capacity, logged and planned time per person and week, and who is free next week.',
    input: OfWorkspace,
    output: ResourceAnalysis,
  }),
  timeComplexity: endpoint('GET /api/workspaces/:workspaceId/reports/time-complexity', {
    access: 'member',
    summary: 'What tasks of each complexity took.',
    input: OfWorkspace,
    output: TimeComplexity,
  }),
  userPerformance: endpoint('GET /api/workspaces/:workspaceId/reports/user-performance', {
    access: 'member',
    summary: 'Each person against their own previous period; oneself alone for whoever may not see reports.',
    input: OfWorkspace,
    output: UserPerformance,
  }),
  timesheet: endpoint('GET /api/workspaces/:workspaceId/reports/timesheet', {
    access: 'member',
    summary: 'Who worked how long on which day; oneself alone for whoever may not see reports.',
    input: OfWorkspace,
    output: Timesheet,
  }),
  exportTimesheet: endpoint('GET /api/workspaces/:workspaceId/reports/timesheet/export', {
    access: 'member',
    summary: 'The time sheet as a file, in hours.',
    input: OfWorkspace.extend({ format: z.enum(['csv', 'xlsx']).default('csv') }),
    output: Download,
    download: true,
  }),
  workspaceReportTasks: endpoint('GET /api/workspaces/:workspaceId/reports/tasks', {
    access: 'member',
    summary: 'The tasks behind one figure of a workspace, exactly those counted.',
    input: OfWorkspace.extend({ figure: z.enum(workspaceFigures), bucket: Bucket, ...Paged }),
    output: TasksReply,
  }),
}
