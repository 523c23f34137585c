// What stands in the address of a report. Part of what every visitor loads, so it says no more than which names are known.

const names = ['period', 'from', 'to', 'projects', 'people', 'labels', 'figure', 'bucket', 'task'] as const

/** Lists of ids stand in it as text, separated by commas. */
export type ReportSearch = { [Name in (typeof names)[number]]?: string | undefined }

export const reportSearch = (search: Record<string, unknown>): ReportSearch =>
  Object.fromEntries(names.flatMap((name) => (typeof search[name] === 'string' ? [[name, search[name]]] : [])))
