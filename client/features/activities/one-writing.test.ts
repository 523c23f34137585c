import { expect, test } from 'vitest'
import type { Activity } from '#contract/activities.ts'
import { withoutSavesBetween } from './one-writing.ts'

let made = 0
const changed = (time: string, who = 'ada', taskId = 'fire', ...fields: string[]): Activity => ({
  _id: `${time} ${++made}`,
  type: 'task-updated',
  actor: { _id: who } as Activity['actor'],
  via: null,
  at: `2026-11-15T${time}:00.000Z`,
  workspace: null,
  board: null,
  payload: { taskId, changes: (fields.length > 0 ? fields : ['description']).map((field) => ({ field })) },
})

test('a description written in one go is one line, whatever others do meanwhile', () => {
  const feed = [
    changed('12:03'),
    changed('12:02', 'bo'),
    changed('12:02', 'ada', 'wood'),
    changed('12:01', 'ada', 'fire', 'title', 'description'),
    changed('12:01'),
    { ...changed('12:00'), type: 'signed-in', payload: {} },
    { ...changed('11:59'), via: 'a program' },
    changed('11:04'),
    changed('11:02'),
    changed('10:01'),
  ]
  const said = withoutSavesBetween(feed)
  expect(feed.filter((activity) => !said.includes(activity)).map(({ at }) => at.slice(11, 16))).toEqual([
    '12:01',
    '11:04',
  ])
  expect(said).toContain(feed[3])
})
