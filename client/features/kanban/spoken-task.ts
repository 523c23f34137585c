// What stands on a card in signs and colours, as words for who hears it.
import { priorityWords } from '#client/features/tasks/level-words.ts'
import { dayInSentence, isOverdue } from '#client/features/tasks/words.ts'
import type { CardProperties } from '#contract/boards.ts'
import type { Label } from '#contract/labels.ts'
import { openBlockers } from '#contract/open-blockers.ts'
import type { Person } from '#contract/people.ts'
import type { TaskCard } from '#contract/tasks.ts'
import { many, t } from '#contract/texts.ts'

interface Around {
  labels: ReadonlyMap<string, Label>
  people: ReadonlyMap<string, Person>
  /** YYYY-MM-DD where this person is. */
  day: string
}

type Shown = Pick<CardProperties, 'priority' | 'labels' | 'members' | 'dueDate' | 'activeTimers' | 'blockers'>

const everything: Shown = {
  priority: true,
  labels: true,
  members: true,
  dueDate: true,
  activeTimers: true,
  blockers: true,
}

/** "HRT-12 Chop wood, selected, Urgent, due tomorrow, Ada, 2 of 5 done, 3 comments" */
export function spokenTask(task: TaskCard, isSelected: boolean, around: Around, shown: Shown = everything): string {
  const { taskId, title, priority, checklist, commentCount, attachmentCount } = task
  const { labels, people } = around
  const facts = [
    isSelected && t`selected`,
    task.completedAt !== null && t`finished`,
    shown.priority && priority > 0 && priorityWords[priority],
    shown.dueDate && dueWords(task, around.day),
    ...(shown.members ? task.members.map((id) => people.get(id)?.name) : []),
    ...(shown.labels ? task.labels.map((id) => labels.get(id)?.name) : []),
    shown.activeTimers && task.activeTimers.length > 0 && t`a timer is running`,
    shown.blockers && openBlockers(task) > 0 && t`blocked`,
    checklist.total > 0 && t`${checklist.done} of ${checklist.total} done`,
    commentCount > 0 && many(commentCount, { one: '# comment', other: '# comments' }),
    attachmentCount > 0 && many(attachmentCount, { one: '# attachment', other: '# attachments' }),
  ]
  return [`${taskId} ${title}`, ...facts.filter(Boolean)].join(', ')
}

function dueWords({ dueDate, completedAt }: TaskCard, today: string) {
  if (dueDate === null || completedAt !== null) return null
  const day = dayInSentence(dueDate, new Date(`${today}T00:00:00`))
  return isOverdue(dueDate, today) ? t`overdue since ${day}` : t`due ${day}`
}
