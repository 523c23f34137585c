// What was found, for the person at the terminal.
import type { Examination } from './examine.ts'

const marks = { ok: '✓', remark: '•', wrong: '✗' }

export function report(found: Examination[]): string {
  const width = Math.max(...found.map(({ name }) => name.length))
  const areas = [...new Set(found.map(({ area }) => area))]
  const lines = areas.flatMap((area) => [
    area,
    ...found.filter((each) => each.area === area).flatMap((each) => linesOf(each, width)),
    '',
  ])
  return [...lines, conclusionOf(found)].join('\n')
}

function linesOf({ state, name, what, ids = [], advice }: Examination, width: number) {
  const line = `  ${marks[state]} ${name.padEnd(width)}  ${what}`.trimEnd()
  if (state === 'ok') return [line]
  return [line, ...ids.map((id) => `      ${id}`), ...(advice ? [`      → ${advice}`] : [])]
}

function conclusionOf(found: Examination[]) {
  const wrong = found.filter(({ state }) => state === 'wrong').length
  const seconds = (found.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000).toFixed(1)
  return wrong === 0
    ? `All is well: ${found.length} things looked at in ${seconds} s.`
    : `${wrong} of ${found.length} things are wrong. Make a backup before you change anything.`
}
