import type { Period } from './report-search.ts'

/** The reports of a workspace, by the last part of their address. */
export const reportPages = [
  { name: '', to: '/$workspace/reports', label: 'Overview', own: false, usual: 'month' },
  {
    name: 'resource-analysis',
    to: '/$workspace/reports/resource-analysis',
    label: 'Resources',
    own: false,
    usual: 'around',
  },
  {
    name: 'time-complexity',
    to: '/$workspace/reports/time-complexity',
    label: 'Complexity',
    own: false,
    usual: 'quarter',
  },
  {
    name: 'user-performance',
    to: '/$workspace/reports/user-performance',
    label: 'Performance',
    own: true,
    usual: 'month',
  },
  { name: 'timesheet', to: '/$workspace/reports/timesheet', label: 'Time sheet', own: true, usual: 'week' },
] as const satisfies {
  name: string
  to: string
  label: string
  /** Everybody sees at least their own. */
  own: boolean
  usual: Period
}[]

export const usualPeriod = (name: string): Period => reportPages.find((page) => page.name === name)?.usual ?? 'month'
