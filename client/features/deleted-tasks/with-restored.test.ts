import { expect, test } from 'vitest'
import type { DeletedTask } from '#contract/deleted-tasks.ts'
import { isRestored, withRestored } from './with-restored.ts'

const deleted = (n: number, title: string): DeletedTask => ({
  _id: `task-${n}`,
  taskId: `LNC-${n}`,
  title,
  column: { _id: 'todo', title: 'To do' },
  deletedAt: `2026-11-0${n}T12:00:00.000Z`,
  deletedBy: null,
})
const [fire, wood, tea] = [deleted(3, 'Light the fire'), deleted(2, 'Stack wood'), deleted(1, 'Drink tea')]
const restored = new Map([[wood._id, wood]])

test('what I restored keeps its place, where it is looked for', () => {
  expect(withRestored([fire, tea], restored, '')).toEqual([fire, wood, tea])
  expect(withRestored([], restored, 'WOOD')).toEqual([wood])
  expect(withRestored([tea], restored, 'tea')).toEqual([tea])
})

test('what is deleted once more can be restored once more', () => {
  const again = { ...wood, deletedAt: '2026-11-05T12:00:00.000Z' }
  expect(withRestored([again, fire], restored, '')).toEqual([again, fire])
  expect([isRestored(restored, wood), isRestored(restored, again)]).toEqual([true, false])
})
