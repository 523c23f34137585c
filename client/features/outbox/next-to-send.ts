import type { Waiting } from './change.ts'

/** The oldest that was not refused. Later ones that write the same fields of the same task go along: only the last words count. */
export function nextToSend(all: Waiting[]): { change: Waiting; others: Waiting[] } | null {
  const waiting = all.filter(({ refused }) => refused === null).sort((one, other) => one.number - other.number)
  const [first, ...rest] = waiting
  if (!first) return null
  if (first.kind !== 'update') return { change: first, others: [] }
  const same = rest.filter(
    (each) => each.kind === 'update' && each.taskId === first.taskId && fieldsOf(each) === fieldsOf(first),
  )
  const last = same.at(-1)
  if (!last) return { change: first, others: [] }
  return { change: { ...last, base: first.base }, others: [first, ...same.slice(0, -1)] }
}

const fieldsOf = ({ sent }: Waiting) => Object.keys(sent).sort().join()
