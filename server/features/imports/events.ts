import type { Import } from '#contract/imports.ts'
import type { HearthEvent } from '#server/core/event.ts'
import { rooms } from '#server/core/rooms.ts'

interface On {
  workspaceId: string
  boardId: string
}

/** Only for those who look at this moment. */
export const importProgressed = (news: Import): HearthEvent => ({
  type: 'import-progressed',
  payload: {},
  unrecorded: true,
  live: [{ room: rooms.board(news.boardId), name: 'import-updated', body: summaryOf(news) }],
})

const summaryOf = ({ _id, boardId, provider, status, done, total, created, updated }: Import) => ({
  _id,
  boardId,
  provider,
  status,
  done,
  total,
  created,
  updated,
})

const facts = ({ _id, provider, filename, created, updated, skippedCount }: Import) => ({
  importId: _id,
  provider,
  filename,
  created,
  updated,
  skipped: skippedCount,
})

export const importFinished = (on: On, done: Import): HearthEvent => ({
  type: 'import-finished',
  ...on,
  payload: facts(done),
  changes: ['boards'],
})

export const importUndone = (on: On, undone: Import): HearthEvent => ({
  type: 'import-undone',
  ...on,
  payload: facts(undone),
  changes: ['boards'],
})

/** All of them at once: every label alone would make every open board ask for all of them again. */
export const labelsImported = (on: On, names: string[]): HearthEvent => ({
  type: 'labels-changed',
  ...on,
  payload: { action: 'imported', name: names.length > 3 ? `${names.slice(0, 3).join(', ')} …` : names.join(', ') },
  changes: ['boards'],
})
