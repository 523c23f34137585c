import type { Waiting } from './change.ts'

/**
 * The oldest that was not refused. Later ones that write the same fields of the same task go along: only the last words count. Not past
 * one that writes some of those fields: it was made on top of what came before it, and would find other words than its own there.
 */
export function nextToSend(all: Waiting[]): { change: Waiting; others: Waiting[] } | null {
  const waiting = all.filter(({ refused }) => refused === null).sort((one, other) => one.number - other.number)
  const [first, ...rest] = waiting
  if (!first) return null
  if (first.kind !== 'update') return { change: first, others: [] }
  const later = rest.filter((each) => each.kind === 'update' && each.taskId === first.taskId && overlap(each, first))
  const end = later.findIndex((each) => fieldsOf(each) !== fieldsOf(first))
  const same = end < 0 ? later : later.slice(0, end)
  const last = same.at(-1)
  if (!last) return { change: first, others: [] }
  return { change: { ...last, base: first.base }, others: [first, ...same.slice(0, -1)] }
}

const fieldsOf = ({ sent }: Waiting) => Object.keys(sent).sort().join()

const overlap = (one: Waiting, other: Waiting) => Object.keys(one.sent).some((field) => field in other.sent)
