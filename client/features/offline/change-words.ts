// What somebody changed without a connection, in words, and what is there instead.

import { queryClient } from '#client/core/query.ts'
import type { Waiting } from '#client/features/outbox/change.ts'
import type { BoardStore } from '#client/features/tasks/board-store.ts'
import { complexityWords, priorityWords } from '#client/features/tasks/level-words.ts'
import type { Task } from '#contract/tasks.ts'
import { t } from '#contract/texts.ts'

const labels: Record<string, string> = {
  title: t`Title`,
  description: t`Description`,
  priority: t`Priority`,
  complexity: t`Complexity`,
  startDate: t`Start date`,
  dueDate: t`Due date`,
  cover: t`Cover`,
  members: t`People`,
  labels: t`Labels`,
  blockers: t`Blocked by`,
  dependencies: t`Waits for`,
  checklist: t`Checklist`,
  columnId: t`Column`,
  body: t`Comment`,
}

export interface Value {
  label: string
  text: string
}

export const taskWords = ({ base, kind, sent }: Waiting) =>
  kind === 'create' ? t`New task “${sent.title}”` : [base.taskId, base.title].filter(Boolean).join(' ') || t`A task`

/** What I wanted. */
export function mine(change: Waiting): Value[] {
  if (change.kind === 'create') return [{ label: t`Title`, text: change.sent.title }]
  if (change.kind === 'move') return valuesOf(change, { columnId: change.sent.columnId })
  return valuesOf(change, change.sent)
}

/** What is true. */
export const theirs = (change: Waiting): Value[] => valuesOf(change, change.refused?.theirs ?? {})

const valuesOf = (change: Waiting, fields: object): Value[] =>
  Object.entries(fields).map(([name, value]) => ({ label: labels[name] ?? name, text: words(change, name, value) }))

function words({ boardId }: Waiting, name: string, value: unknown): string {
  if (value === null || value === '') return t`None`
  if (name === 'columnId') return columnTitle(boardId, String(value))
  if (name === 'priority') return priorityWords[value as number] ?? ''
  if (name === 'complexity') return complexityWords[value as number] ?? ''
  if (name === 'checklist')
    return (value as Task['checklist']).map(({ done, text }) => `${done ? '✓' : '–'} ${text}`).join('\n')
  return Array.isArray(value) ? t`${value.length} chosen` : String(value)
}

const columnTitle = (boardId: string, columnId: string) =>
  queryClient.getQueryData<BoardStore>(['board-tasks', boardId])?.column(columnId)?.title ?? t`Another column`
