import { expect, test } from 'vitest'
import { undoneWords } from './words.ts'

test.each([
  [{ type: 'task-moved', title: 'Light the fire', count: 1 }, 'Moved back: Light the fire'],
  [{ type: 'task-deleted', title: 'Light the fire', count: 1 }, 'Brought back: Light the fire'],
  [
    { type: 'task-updated', title: 'Light the fire', count: 1, fields: ['description'] },
    'Changed back: description of Light the fire',
  ],
  [
    { type: 'task-updated', title: 'Light the fire', count: 1, fields: ['startDate', 'dueDate'] },
    'Changed back: start date, due date of Light the fire',
  ],
  [{ type: 'tasks-bulk-updated', title: '', count: 12 }, 'Taken back: 12 tasks'],
  [{ type: 'task-moved', title: 'x'.repeat(60), count: 1 }, `Moved back: ${'x'.repeat(60)}`],
  [{ type: 'task-moved', title: `${'🔥'.repeat(59)} and more`, count: 1 }, `Moved back: ${'🔥'.repeat(59)}…`],
])('%o reads %s', (undone, words) => expect(undoneWords(undone)).toBe(words))
