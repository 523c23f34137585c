import { useToday } from '#client/features/task-filters/use-today.ts'
import { filterOf, type ReportFilter } from './report-filter.ts'
import { usualPeriod } from './report-pages.ts'
import type { ReportSearch } from './report-search.ts'

/** What an open report asks for. `page` is the last part of its address. */
export const useReportFilter = (search: ReportSearch, page: string): ReportFilter =>
  filterOf(search, useToday(), usualPeriod(page))
