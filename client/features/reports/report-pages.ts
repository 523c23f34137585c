import type { ComponentType } from 'react'
import { lazy } from '#client/core/lazy.ts'
import { t } from '#contract/texts.ts'
import { ReportSkeleton, TableSkeleton } from './ReportSkeleton.tsx'
import type { Period, ReportFilter } from './report-filter.ts'

export interface ReportProps {
  workspaceId: string
  workspaceUrl: string
  filter: ReportFilter
}

export interface ReportPage {
  /** The last part of its address. */
  name: string | undefined
  label: string
  /** Everybody sees at least their own. */
  own: boolean
  usual: Period
  Skeleton: ComponentType
  Content: ComponentType<ReportProps>
}

/** The reports of a workspace. Each loads when it is opened. */
export const reportPages: ReportPage[] = [
  {
    name: undefined,
    label: t`Overview`,
    own: false,
    usual: 'month',
    Skeleton: ReportSkeleton,
    Content: lazy(async () => ({ default: (await import('./WorkspaceOverview.tsx')).WorkspaceOverview })),
  },
  {
    name: 'resource-analysis',
    label: t`Resources`,
    own: false,
    usual: 'around',
    Skeleton: TableSkeleton,
    Content: lazy(async () => ({ default: (await import('./Resources.tsx')).Resources })),
  },
  {
    name: 'time-complexity',
    label: t`Complexity`,
    own: false,
    usual: 'quarter',
    Skeleton: TableSkeleton,
    Content: lazy(async () => ({ default: (await import('./Complexity.tsx')).Complexity })),
  },
  {
    name: 'user-performance',
    label: t`Performance`,
    own: true,
    usual: 'month',
    Skeleton: TableSkeleton,
    Content: lazy(async () => ({ default: (await import('./Performance.tsx')).Performance })),
  },
  {
    name: 'timesheet',
    label: t`Time sheet`,
    own: true,
    usual: 'week',
    Skeleton: TableSkeleton,
    Content: lazy(async () => ({ default: (await import('./TimesheetReport.tsx')).TimesheetReport })),
  },
]
