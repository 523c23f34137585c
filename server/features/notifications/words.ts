// What notifications say. The only markup is `<strong>`, made here; whatever people wrote is escaped.
import type { NotificationType } from '#contract/notifications.ts'
import { priorities } from '#contract/tasks.ts'
import { escapeHtml } from '#server/core/html.ts'

/** What one thing that happened says to one person. */
export interface Saying {
  type: NotificationType
  title: string
  message: string
  /** What is said of it beside something newer or more important. */
  brief: string
}

const strong = (text: string) => `<strong>${escapeHtml(text)}</strong>`

/** For mails and their subjects. */
export const plainText = (markup: string) =>
  markup
    .replace(/<\/?strong>/g, '')
    .replace(/&(lt|gt|quot|#39);/g, (_, name: string) => ({ lt: '<', gt: '>', quot: '"', '#39': "'" })[name]!)
    .replace(/&amp;/g, '&')

export interface Named {
  title: string
  /** KEY-12 */
  taskId: string
}

interface Where {
  /** Null: nobody with an account, such as whoever filled in a form. */
  actor: string | null
  board: string
}

const who = ({ actor }: Pick<Where, 'actor'>) => (actor ? strong(actor) : 'Somebody')
const place = ({ board }: Pick<Where, 'board'>, { taskId }: Named) => `${taskId} in ${escapeHtml(board)}`

export const assigned = (where: Where, task: Named): Saying => ({
  type: 'task_assigned',
  title: `${who(where)} assigned you to ${strong(task.title)}`,
  message: place(where, task),
  brief: `${who(where)} assigned you`,
})

export const mentioned = (where: Where, task: Named, excerpt: string): Saying => ({
  type: 'task_mention',
  title: `${who(where)} mentioned you in ${strong(task.title)}`,
  message: escapeHtml(excerpt),
  brief: `${who(where)} mentioned you`,
})

export const commented = (where: Where, task: Named, excerpt: string): Saying => ({
  type: 'task_comment',
  title: `${who(where)} commented on ${strong(task.title)}`,
  message: escapeHtml(excerpt),
  brief: `${who(where)} commented`,
})

export const completed = (where: Where, task: Named): Saying => ({
  type: 'task_completed',
  title: `${who(where)} finished ${strong(task.title)}`,
  message: place(where, task),
  brief: `${who(where)} finished it`,
})

export const prioritised = (where: Where, task: Named, priority: number): Saying => ({
  type: 'task_priority_changed',
  title: priority
    ? `${who(where)} set the priority of ${strong(task.title)} to ${priorities[priority]}`
    : `${who(where)} took the priority from ${strong(task.title)}`,
  message: place(where, task),
  brief: priority
    ? `${who(where)} set the priority to ${priorities[priority]}`
    : `${who(where)} took the priority away`,
})

const SHOWN = 3

/** "Light the fire, Sweep, Bake and 9 more" */
function listed(tasks: Named[]) {
  const names = tasks.slice(0, SHOWN).map(({ title }) => escapeHtml(title))
  if (tasks.length > SHOWN) names.push(`${tasks.length - SHOWN} more`)
  return new Intl.ListFormat('en-US').format(names)
}

export const manyAssigned = (where: Where, tasks: Named[]): Saying => ({
  type: 'task_assigned',
  title: `${who(where)} assigned you to ${tasks.length} tasks in ${strong(where.board)}`,
  message: listed(tasks),
  brief: `${who(where)} assigned you to ${tasks.length} tasks`,
})

export const manyCompleted = (where: Where, tasks: Named[]): Saying => ({
  type: 'task_completed',
  title: `${who(where)} finished ${tasks.length} tasks in ${strong(where.board)}`,
  message: listed(tasks),
  brief: `${who(where)} finished ${tasks.length} tasks`,
})

export const manyPrioritised = (where: Where, tasks: Named[], priority: number): Saying => ({
  type: 'task_priority_changed',
  title: priority
    ? `${who(where)} set the priority of ${tasks.length} tasks in ${strong(where.board)} to ${priorities[priority]}`
    : `${who(where)} took the priority from ${tasks.length} tasks in ${strong(where.board)}`,
  message: listed(tasks),
  brief: `${who(where)} ${priority ? 'set the priority of' : 'took the priority from'} ${tasks.length} tasks`,
})

/** "Nov 14" */
export const dayWords = (day: string) =>
  new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(day))

export const dueSoon = (board: string, task: Named): Saying => ({
  type: 'task_due_date',
  title: `${strong(task.title)} is due tomorrow`,
  message: place({ board }, task),
  brief: 'It is due tomorrow',
})

export const overdue = (board: string, task: Named & { dueDate: string }): Saying => ({
  type: 'task_due_date',
  title: `${strong(task.title)} is overdue`,
  message: `It was due on ${dayWords(task.dueDate)} · ${place({ board }, task)}`,
  brief: `It was due on ${dayWords(task.dueDate)}`,
})

export const manyDueSoon = (board: string, tasks: Named[]): Saying => ({
  type: 'task_due_date',
  title: `${tasks.length} of your tasks in ${strong(board)} are due tomorrow`,
  message: listed(tasks),
  brief: `${tasks.length} tasks are due tomorrow`,
})

export const manyOverdue = (board: string, tasks: Named[]): Saying => ({
  type: 'task_due_date',
  title: `${tasks.length} of your tasks in ${strong(board)} are overdue`,
  message: listed(tasks),
  brief: `${tasks.length} tasks are overdue`,
})

export const putOnBoard = (where: Where, role: string): Saying => ({
  type: 'board_invite',
  title: `${who(where)} added you to ${strong(where.board)}`,
  message: `You are on this project as ${role === 'admin' ? 'an admin' : 'a collaborator'} now.`,
  brief: `${who(where)} added you`,
})

export const invited = (actor: string | null, workspace: string): Saying => ({
  type: 'workspace_invite',
  title: `${who({ actor })} invites you to ${strong(workspace)}`,
  message: 'The invitation is good for seven days.',
  brief: 'You are invited',
})

export const accepted = (name: string, workspace: string): Saying => ({
  type: 'invitation_accepted',
  title: `${strong(name)} joined ${strong(workspace)}`,
  message: 'Your invitation was accepted.',
  brief: `${strong(name)} joined`,
})

export const tasksWords = (count: number) => (count === 1 ? '1 task' : `${count} tasks`)

export const imported = (
  filename: string,
  { created, updated, skipped }: { created: number; updated: number; skipped: number },
): Saying => {
  const more = [updated && `${updated} updated`, skipped && `${skipped} skipped`].filter(Boolean)
  return {
    type: 'import_finished',
    title: `The import of ${strong(filename)} is finished`,
    message: `${[`${tasksWords(created)} made`, ...more].join(', ')}.`,
    brief: 'The import is finished',
  }
}

export const upgraded = (workspace: string): Saying => ({
  type: 'subscription_upgraded',
  title: `${strong(workspace)} is on the Premium plan now`,
  message: 'Everything of the plan can be used from now on.',
  brief: 'The plan changed',
})

export const canceled = (workspace: string): Saying => ({
  type: 'subscription_canceled',
  title: `The Premium plan of ${strong(workspace)} was canceled`,
  message: 'The workspace goes on with the Free plan.',
  brief: 'The plan was canceled',
})

export const signedInAnew = (device: string): Saying => ({
  type: 'new_login',
  title: `New sign-in from ${strong(device)}`,
  message: 'If this was not you, change your password now.',
  brief: 'There was a new sign-in',
})

export const passwordChanged: Saying = {
  type: 'password_changed',
  title: 'Your password was changed',
  message: 'If this was not you, reset your password from the login page at once.',
  brief: 'Your password was changed',
}
