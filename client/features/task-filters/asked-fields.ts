import { addDays } from '#contract/days.ts'
import type { Label } from '#contract/labels.ts'
import { ME, NONE, type TaskFilters } from '#contract/task-filters.ts'
import type { TaskCard } from '#contract/tasks.ts'

export type AskedFields = Partial<Pick<TaskCard, 'members' | 'labels' | 'priority' | 'complexity' | 'dueDate'>>

interface Facts {
  me: string
  today: string
  labels: readonly Pick<Label, '_id' | 'name'>[]
}

/**
 * What a new task must be for the filter to show it, wherever that is one thing only. Whoever looks at the bugs and adds a task
 * adds a bug.
 */
export function askedFields(filters: TaskFilters, { me, today, labels }: Facts): AskedFields {
  const only = (name: 'members' | 'labels' | 'priority' | 'complexity' | 'due') => {
    const values = filters[name] ?? []
    return values.length === 1 && values[0] !== NONE && !filters.not?.includes(name) ? values[0] : undefined
  }
  const member = only('members')
  const named = only('labels')?.toLowerCase()
  const label = labels.find(({ name }) => name.toLowerCase() === named)
  const priority = Number(only('priority') ?? 0)
  const complexity = Number(only('complexity') ?? 0)
  const dueDate = { today, tomorrow: addDays(today, 1) }[only('due') ?? '']
  return {
    ...(member && { members: [member === ME ? me : member] }),
    ...(label && { labels: [label._id] }),
    ...(priority && { priority }),
    ...(complexity && { complexity }),
    ...(dueDate && { dueDate }),
  }
}
