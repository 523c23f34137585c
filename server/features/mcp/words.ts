// What an agent reads. Short: every line costs the agent attention, and everything is there again as structured content.
import type { Board } from '#contract/boards.ts'
import { complexities, priorities } from '#contract/task-levels.ts'
import type { Task, TaskCard } from '#contract/tasks.ts'

/** Ids are for programs; an agent gets names. */
export interface Names {
  column(id: string): string
  label(id: string): string
  person(id: string): string
}

export const namesOn = ({ labels, members }: Board, columns: { _id: string; title: string }[]): Names => ({
  column: (id) => columns.find((column) => column._id === id)?.title ?? 'unknown',
  label: (id) => labels.find((label) => label._id === id)?.name ?? 'unknown',
  person: (id) => members.find(({ user }) => user._id === id)?.user.name ?? 'somebody else',
})

export const briefly = (task: TaskCard | Task, names: Names) => ({
  id: task._id,
  key: task.taskId,
  title: task.title,
  column: names.column(task.columnId),
  priority: priorities[task.priority]!,
  assignees: task.members.map(names.person),
  labels: task.labels.map(names.label),
  dueDate: task.dueDate,
  completedAt: task.completedAt,
})

export const inFull = (task: Task, names: Names) => ({
  ...briefly(task, names),
  description: task.description,
  complexity: complexities[task.complexity]!,
  startDate: task.startDate,
  checklist: task.checklist.map(({ text, done }) => ({ text, done })),
  minutesSpent: Math.round(task.totalTime / 60),
  createdAt: task.createdAt,
  updatedAt: task.updatedAt,
})

export function lineOf({ key, title, column, priority, assignees, dueDate }: ReturnType<typeof briefly>) {
  const facts = [
    column,
    ...(priority === priorities[0] ? [] : [priority]),
    ...(assignees.length ? [assignees.join(', ')] : []),
    ...(dueDate ? [`due ${dueDate}`] : []),
  ]
  return `${key} ${title} (${facts.join(' · ')})`
}

export function pageOf(task: ReturnType<typeof inFull>) {
  const checklist = task.checklist.map(({ text, done }) => `- [${done ? 'x' : ' '}] ${text}`)
  return [
    lineOf(task),
    ...(task.labels.length ? [`Labels: ${task.labels.join(', ')}`] : []),
    ...(task.description ? ['', task.description] : []),
    ...(checklist.length ? ['', ...checklist] : []),
  ].join('\n')
}
