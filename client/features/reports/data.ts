import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#client/core/call.ts'
import { saveFile } from '#client/core/save-file.ts'
import { useSingleCall } from '#client/core/single-call.ts'
import type { boardFigures, workspaceFigures } from '#contract/report-tasks.ts'
import { reportsApi } from '#contract/reports.ts'
import { t } from '#contract/texts.ts'
import type { ReportFilter } from './report-filter.ts'

type BoardFigure = (typeof boardFigures)[number]
export type WorkspaceFigure = (typeof workspaceFigures)[number]
export type Figure = BoardFigure | WorkspaceFigure

const MINUTE = 60_000

/** Asked for again whenever somebody comes back to it: they may have finished a task in between. */
const MOMENT = 2_000

export const reportsOf = (placeId: string) => ({ queryKey: ['reports', placeId] })

/**
 * Of a workspace nobody is told when a figure changes: it is asked for again now and then, as are those of a project, where time alone
 * changes some. What is there stays until the next has come.
 */
const current = {
  staleTime: MOMENT,
  refetchInterval: MINUTE,
  refetchOnWindowFocus: 'always' as const,
  placeholderData: keepPreviousData,
}

export const boardReportsQuery = (boardId: string, { boards: _, ...filter }: ReportFilter) =>
  queryOptions({
    queryKey: [...reportsOf(boardId).queryKey, 'board', filter],
    queryFn: ({ signal }) => call(reportsApi.boardReports, { boardId, ...filter }, { signal }),
    ...current,
  })

export const overviewReportQuery = (workspaceId: string, filter: ReportFilter) =>
  queryOptions({
    queryKey: [...reportsOf(workspaceId).queryKey, 'overview', filter],
    queryFn: ({ signal }) => call(reportsApi.overviewReport, { workspaceId, ...filter }, { signal }),
    ...current,
  })

export const resourceAnalysisQuery = (workspaceId: string, filter: ReportFilter) =>
  queryOptions({
    queryKey: [...reportsOf(workspaceId).queryKey, 'resources', filter],
    queryFn: ({ signal }) => call(reportsApi.resourceAnalysis, { workspaceId, ...filter }, { signal }),
    ...current,
  })

export const timeComplexityQuery = (workspaceId: string, filter: ReportFilter) =>
  queryOptions({
    queryKey: [...reportsOf(workspaceId).queryKey, 'complexity', filter],
    queryFn: ({ signal }) => call(reportsApi.timeComplexity, { workspaceId, ...filter }, { signal }),
    ...current,
  })

export const userPerformanceQuery = (workspaceId: string, filter: ReportFilter) =>
  queryOptions({
    queryKey: [...reportsOf(workspaceId).queryKey, 'performance', filter],
    queryFn: ({ signal }) => call(reportsApi.userPerformance, { workspaceId, ...filter }, { signal }),
    ...current,
  })

export const timesheetQuery = (workspaceId: string, filter: ReportFilter) =>
  queryOptions({
    queryKey: [...reportsOf(workspaceId).queryKey, 'timesheet', filter],
    queryFn: ({ signal }) => call(reportsApi.timesheet, { workspaceId, ...filter }, { signal }),
    ...current,
  })

export const useExportTimesheet = () =>
  useSingleCall(reportsApi.exportTimesheet, {
    failure: t`Failed to export the time sheet`,
    onDone: ({ filename, content, contentType }) => saveFile(filename, content, contentType),
  })

/** Which tasks: of a project or of a workspace. */
export type Behind = { filter: ReportFilter; bucket: string | undefined } & (
  | { boardId: string; figure: BoardFigure }
  | { workspaceId: string; figure: WorkspaceFigure }
)

/** The tasks behind a figure, as many as somebody wants to see. */
export const reportTasksQuery = (behind: Behind) =>
  infiniteQueryOptions({
    queryKey: [...reportsOf('boardId' in behind ? behind.boardId : behind.workspaceId).queryKey, 'tasks', behind],
    queryFn: ({ pageParam: page, signal }) => askForTasks(behind, page, signal),
    initialPageParam: 1,
    getNextPageParam: ({ meta: { page, totalPages } }) => (page < totalPages ? page + 1 : null),
    staleTime: MOMENT,
  })

function askForTasks({ filter, bucket, ...which }: Behind, page: number, signal: AbortSignal) {
  const asked = { page, ...(bucket !== undefined && { bucket }) }
  if ('workspaceId' in which)
    return call(reportsApi.workspaceReportTasks, { ...which, ...filter, ...asked }, { signal })
  const { boards: _, ...ofBoard } = filter
  return call(reportsApi.boardReportTasks, { ...which, ...ofBoard, ...asked }, { signal })
}
