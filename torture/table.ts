// What came of each fault, as a table for the terminal and for docs/TORTURE.md.
import type { Ledger } from './ledger.ts'
import type { Reckoning } from './reckoning.ts'

export interface Result {
  name: string
  what: string
  /** Why it was not tried. */
  skipped?: string
  seconds: number
  ledger?: Ledger
  reckoning?: Reckoning
  longestNotReadyMs?: number
  convergedMs?: number
  /** Everything that is not as it must be, in words. */
  wrong: string[]
}

const heads = [
  'fault',
  'what was done',
  'acknowledged',
  'lost',
  'doubled',
  'half',
  'unknown: done, not done',
  'tries repeated',
  'longest not ready',
  'copies equal after',
  'verdict',
]

export function tableOf(results: Result[]) {
  const rows = [heads, heads.map(() => '---'), ...results.map(cells)]
  return rows.map((row) => `| ${row.join(' | ')} |`).join('\n')
}

function cells({ name, what, skipped, ledger, reckoning, longestNotReadyMs, convergedMs, wrong }: Result) {
  if (skipped) return [name, what, ...Array(8).fill('–'), `skipped: ${skipped}`]
  const counted = reckoning
    ? [
        String(reckoning.lost.length),
        String(reckoning.doubled.length),
        String(reckoning.half.length),
        `${reckoning.unknownDone}, ${(ledger?.unknown ?? 0) - reckoning.unknownDone}`,
        String(ledger?.retried ?? 0),
      ]
    : Array(5).fill('?')
  return [
    name,
    what,
    String(ledger?.acknowledged ?? '?'),
    ...counted,
    seconds(longestNotReadyMs),
    seconds(convergedMs),
    wrong.length ? `**${wrong.length} wrong**` : 'holds',
  ]
}

const seconds = (ms: number | undefined) =>
  ms === undefined ? '?' : ms === 0 ? 'never' : `${(ms / 1000).toFixed(1)} s`
