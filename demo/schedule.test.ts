import { describe, expect, test } from 'vitest'
import { projects } from './projects.ts'
import { type PlannedTask, scheduleOf } from './schedule.ts'
import { dayOf, workdaysUntil } from './workdays.ts'

/** A Monday before work, a Wednesday at noon, a Sunday evening, and the day after New Year. */
const moments = ['2026-03-02T07:10:00', '2026-06-17T12:30:00', '2026-11-15T19:00:00', '2027-01-02T23:50:00']

describe.each(moments)('looked at on %s', (moment) => {
  const now = new Date(moment)
  const planned = scheduleOf(projects, workdaysUntil(now), now)

  test('nothing happens to a task before it is there, or after now', () => {
    const early = ({ createdAt, steps, blocks }: PlannedTask) =>
      [...steps.map(({ at }) => at), ...blocks.map(({ from }) => from)].some((at) => at <= createdAt || at > now)
    expect(planned.filter(early).map(({ text }) => text.title)).toEqual([])
  })

  test('every task ends up in the column its outline says', () => {
    const strayed = planned.filter(({ text, steps, createdIn }) => (steps.at(-1)?.column ?? createdIn) !== text.column)
    expect(strayed.map(({ text }) => text.title)).toEqual([])
  })

  test('nobody works at night or on two things at once', () => {
    const blocks = planned.flatMap((task) => task.blocks)
    expect(blocks.filter(({ from }) => from.getHours() < 8 || from.getHours() > 19)).toEqual([])
    const byDay = groupedByDay(blocks)
    const overlaps = [...byDay.values()].flatMap((day) => {
      const sorted = day.toSorted((one, other) => one.from.getTime() - other.from.getTime())
      return sorted.filter((block, n) => {
        const next = sorted[n + 1]
        return next && block.from.getTime() + block.hours * 3_600_000 > next.from.getTime() + 1_000
      })
    })
    expect(overlaps).toEqual([])
  })
})

function groupedByDay(blocks: PlannedTask['blocks']) {
  const days = new Map<string, PlannedTask['blocks']>()
  for (const block of blocks) {
    const key = `${block.by} ${dayOf(block.from)}`
    days.set(key, [...(days.get(key) ?? []), block])
  }
  return days
}
