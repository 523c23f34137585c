// Tasks per column at the end of each day, out of how those numbers change.
import type { BoardReports } from '#contract/board-reports.ts'
import type { Language } from '#contract/languages.ts'
import { said, t } from '#contract/texts.ts'
import { inLanguage } from '#server/core/speech.ts'
import type { Kind, KnownColumn } from './kinds.ts'

export interface FlowChange {
  columnId: string | null
  /** Of the days asked for, counted from 0; what happened before is on the first. */
  day: number
  change: number
}

type Flow = BoardReports['flow']
type FlowColumn = Flow['columns'][number] & { kind: Kind | null }

/** It is not known where an imported task stood before; that it was there, is. */
const BEFORE_IMPORT: FlowColumn = {
  _id: null,
  title: t`Before the import`,
  type: 'unknown',
  color: 'gray',
  deletedAt: null,
  formerTitles: [],
  kind: null,
}

interface Told {
  days: string[]
  changes: FlowChange[]
  /** Of the board, also those that are gone. */
  columns: KnownColumn[]
  formerTitles: { columnId: string; title: string }[]
  language: Language
}

export function flowOf({ days, changes, columns, formerTitles, language }: Told) {
  const moved = new Set(changes.map(({ columnId }) => columnId))
  const shown = [
    ...(moved.has(null) ? [{ ...BEFORE_IMPORT, title: inLanguage(language, () => said(BEFORE_IMPORT.title)) }] : []),
    // A column that was gone before the first day and never seen in them has nothing to tell.
    ...columns
      .filter(({ _id, deletedAt }) => !deletedAt || moved.has(_id))
      .map((column) => named(column, formerTitles)),
  ]
  const counts = running(days.length, changes, shown)
  return {
    flow: {
      columns: shown.map(({ kind: _, ...column }) => column),
      days: days.map((day, n) => ({ day, counts: counts[n]! })),
    },
    burnup: { days: days.map((day, n) => ({ day, ...progress(counts[n]!, shown) })) },
  }
}

const named = (
  { _id, title, type, color, kind, deletedAt }: KnownColumn,
  former: Told['formerTitles'],
): FlowColumn => ({
  ...{ _id, title, type, color, kind, deletedAt },
  formerTitles: [
    ...new Set(former.filter((one) => one.columnId === _id && one.title !== title).map((one) => one.title)),
  ],
})

function running(days: number, changes: FlowChange[], columns: FlowColumn[]) {
  const place = new Map(columns.map(({ _id }, n) => [_id, n]))
  const counts = Array.from({ length: days }, () => new Array<number>(columns.length).fill(0))
  for (const { columnId, day, change } of changes) {
    const row = counts[day]
    const n = place.get(columnId)
    if (row && n !== undefined) row[n]! += change
  }
  for (let day = 1; day < days; day++) for (let n = 0; n < columns.length; n++) counts[day]![n]! += counts[day - 1]![n]!
  return counts
}

function progress(counts: number[], columns: FlowColumn[]) {
  const sum = (kinds: (Kind | null)[]) =>
    counts.reduce((total, count, n) => (kinds.includes(columns[n]!.kind) ? total + count : total), 0)
  return { scope: sum(['waiting', 'started', 'done', null]), done: sum(['done']) }
}
