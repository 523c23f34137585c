import { expect, test } from 'vitest'
import { undoneWords } from './words.ts'

test.each([
  [{ type: 'task-moved', title: 'Light the fire' }, 'Moved back: Light the fire'],
  [{ type: 'task-deleted', title: 'Light the fire' }, 'Brought back: Light the fire'],
  [{ type: 'tasks-updated', title: '' }, 'Taken back'],
])('%o reads %s', (undone, words) => expect(undoneWords(undone)).toBe(words))
