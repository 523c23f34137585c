// What stands in the address of a report. Read before any page is there, so it asks nothing of the contract.

/** The last 7, 30, 90 and 365 days; `around` looks both ways, for what is planned. */
export const periods = ['week', 'month', 'quarter', 'year', 'around'] as const
export type Period = (typeof periods)[number]

/** Lists of ids stand in it as text, separated by commas. */
export type ReportSearch = {
  [Name in 'from' | 'to' | 'projects' | 'people' | 'labels' | 'figure' | 'bucket' | 'task']?: string | undefined
} & { period?: Period | undefined }

const texts = ['from', 'to', 'projects', 'people', 'labels', 'figure', 'bucket', 'task'] as const

export function reportSearch(search: Record<string, unknown>): ReportSearch {
  const known: ReportSearch = {}
  for (const name of texts) {
    const value = search[name]
    if (typeof value === 'string' && value !== '') known[name] = value
  }
  const period = periods.find((name) => name === search.period)
  if (period) known.period = period
  return known
}

/** What goes along from one report to the next: neither an open list of tasks nor a look ahead, which only one of them has. */
export const sharedSearch = ({ period, from, to, projects, people, labels }: ReportSearch): ReportSearch => ({
  ...(period !== 'around' && { period }),
  from,
  to,
  projects,
  people,
  labels,
})
