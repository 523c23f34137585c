// What notifications say. The only markup is `<strong>`, made here; whatever people wrote is escaped.

import { deviceWords } from '#contract/device-words.ts'
import type { NotificationType } from '#contract/notifications.ts'
import { priorityWords } from '#contract/task-levels.ts'
import { figure, many, spokenLocale, t } from '#contract/texts.ts'
import { escapeHtml } from '#server/core/html.ts'

/** What one thing that happened says to one person. */
export interface Saying extends Said {
  type: NotificationType
  /** What the message begins with, when that is a description somebody may still be writing. As it stands in the message. */
  quoted?: string | undefined
}

interface Said {
  title: string
  message: string
  /** What is said of it beside something newer or more important. */
  brief: string
}

/** The same before anybody reads it: each of those who do may speak another language. */
export interface Unsaid {
  type: NotificationType
  quoted?: string
  say(): Said
}

export const toSaying = ({ type, quoted, say }: Unsaid): Saying => ({ type, quoted, ...say() })

/** Stands between what one thing says and what else is said with it. */
export const BETWEEN = ' · '

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

const who = ({ actor }: Pick<Where, 'actor'>) => (actor ? strong(actor) : t`Somebody`)
const place = ({ board }: Pick<Where, 'board'>, { taskId }: Named) => t`${taskId} in ${escapeHtml(board)}`

export const assigned = (where: Where, task: Named): Unsaid => ({
  type: 'task_assigned',
  say: () => ({
    title: t`${who(where)} assigned you to ${strong(task.title)}`,
    message: place(where, task),
    brief: t`${who(where)} assigned you`,
  }),
})

export const mentioned = (where: Where, task: Named, excerpt: string): Unsaid => ({
  type: 'task_mention',
  say: () => ({
    title: t`${who(where)} mentioned you in ${strong(task.title)}`,
    message: escapeHtml(excerpt),
    brief: t`${who(where)} mentioned you`,
  }),
})

export const mentionedInDescription = (where: Where, task: Named, excerpt: string): Unsaid => ({
  ...mentioned(where, task, excerpt),
  quoted: escapeHtml(excerpt),
})

export const commented = (where: Where, task: Named, excerpt: string): Unsaid => ({
  type: 'task_comment',
  say: () => ({
    title: t`${who(where)} commented on ${strong(task.title)}`,
    message: escapeHtml(excerpt),
    brief: t`${who(where)} commented`,
  }),
})

export const completed = (where: Where, task: Named): Unsaid => ({
  type: 'task_completed',
  say: () => ({
    title: t`${who(where)} finished ${strong(task.title)}`,
    message: place(where, task),
    brief: t`${who(where)} finished it`,
  }),
})

export const prioritised = (where: Where, task: Named, priority: number): Unsaid => ({
  type: 'task_priority_changed',
  say: () => ({
    title: priority
      ? t`${who(where)} set the priority of ${strong(task.title)} to ${priorityWords(priority)}`
      : t`${who(where)} took the priority from ${strong(task.title)}`,
    message: place(where, task),
    brief: priority
      ? t`${who(where)} set the priority to ${priorityWords(priority)}`
      : t`${who(where)} took the priority away`,
  }),
})

export const formAnswered = (board: string, task: Named, form: string): Unsaid => ({
  type: 'form_answered',
  say: () => ({
    title: t`Somebody answered ${strong(form)}: ${strong(task.title)}`,
    message: place({ board }, task),
    brief: t`Somebody answered ${strong(form)}`,
  }),
})

const SHOWN = 3

/** "Light the fire, Sweep, Bake and 9 more" */
function listed(tasks: Named[]) {
  const names = tasks.slice(0, SHOWN).map(({ title }) => escapeHtml(title))
  const more = tasks.length - SHOWN
  return new Intl.ListFormat(spokenLocale()).format(more > 0 ? [...names, t`${figure(more)} more`] : names)
}

export const manyAssigned = (where: Where, tasks: Named[]): Unsaid => ({
  type: 'task_assigned',
  say: () => ({
    title: t`${who(where)} assigned you to ${figure(tasks.length)} tasks in ${strong(where.board)}`,
    message: listed(tasks),
    brief: t`${who(where)} assigned you to ${figure(tasks.length)} tasks`,
  }),
})

export const manyCompleted = (where: Where, tasks: Named[]): Unsaid => ({
  type: 'task_completed',
  say: () => ({
    title: t`${who(where)} finished ${figure(tasks.length)} tasks in ${strong(where.board)}`,
    message: listed(tasks),
    brief: t`${who(where)} finished ${figure(tasks.length)} tasks`,
  }),
})

export const manyPrioritised = (where: Where, tasks: Named[], priority: number): Unsaid => ({
  type: 'task_priority_changed',
  say: () => ({
    title: priority
      ? t`${who(where)} set the priority of ${figure(tasks.length)} tasks in ${strong(where.board)} to ${priorityWords(priority)}`
      : t`${who(where)} took the priority from ${figure(tasks.length)} tasks in ${strong(where.board)}`,
    message: listed(tasks),
    brief: priority
      ? t`${who(where)} set the priority of ${figure(tasks.length)} tasks`
      : t`${who(where)} took the priority from ${figure(tasks.length)} tasks`,
  }),
})

/** "Nov 14" */
export const dayWords = (day: string) =>
  new Intl.DateTimeFormat(spokenLocale(), { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(day))

export const dueSoon = (board: string, task: Named): Unsaid => ({
  type: 'task_due_date',
  say: () => ({
    title: t`${strong(task.title)} is due tomorrow`,
    message: place({ board }, task),
    brief: t`It is due tomorrow`,
  }),
})

export const overdue = (board: string, task: Named & { dueDate: string }): Unsaid => ({
  type: 'task_due_date',
  say: () => ({
    title: t`${strong(task.title)} is overdue`,
    message: t`It was due on ${dayWords(task.dueDate)} · ${place({ board }, task)}`,
    brief: t`It was due on ${dayWords(task.dueDate)}`,
  }),
})

export const manyDueSoon = (board: string, tasks: Named[]): Unsaid => ({
  type: 'task_due_date',
  say: () => ({
    title: t`${figure(tasks.length)} of your tasks in ${strong(board)} are due tomorrow`,
    message: listed(tasks),
    brief: t`${figure(tasks.length)} tasks are due tomorrow`,
  }),
})

export const manyOverdue = (board: string, tasks: Named[]): Unsaid => ({
  type: 'task_due_date',
  say: () => ({
    title: t`${figure(tasks.length)} of your tasks in ${strong(board)} are overdue`,
    message: listed(tasks),
    brief: t`${figure(tasks.length)} tasks are overdue`,
  }),
})

export const putOnBoard = (where: Where, role: string): Unsaid => ({
  type: 'board_invite',
  say: () => ({
    title: t`${who(where)} added you to ${strong(where.board)}`,
    message:
      role === 'admin'
        ? t`You are on this project as an admin now.`
        : t`You are on this project as a collaborator now.`,
    brief: t`${who(where)} added you`,
  }),
})

export const invited = (actor: string | null, workspace: string): Unsaid => ({
  type: 'workspace_invite',
  say: () => ({
    title: t`${who({ actor })} invites you to ${strong(workspace)}`,
    message: t`The invitation is good for seven days.`,
    brief: t`You are invited`,
  }),
})

export const accepted = (name: string, workspace: string): Unsaid => ({
  type: 'invitation_accepted',
  say: () => ({
    title: t`${strong(name)} joined ${strong(workspace)}`,
    message: t`Your invitation was accepted.`,
    brief: t`${strong(name)} joined`,
  }),
})

export const tasksWords = (count: number) => many(count, { one: '# task', other: '# tasks' })

export const imported = (
  filename: string,
  { created, updated, skipped }: { created: number; updated: number; skipped: number },
): Unsaid => ({
  type: 'import_finished',
  say: () => {
    const parts = [
      t`${tasksWords(created)} made`,
      ...(updated ? [t`${figure(updated)} updated`] : []),
      ...(skipped ? [t`${figure(skipped)} skipped`] : []),
    ]
    return {
      title: t`The import of ${strong(filename)} is finished`,
      message: `${parts.join(', ')}.`,
      brief: t`The import is finished`,
    }
  },
})

export const upgraded = (workspace: string): Unsaid => ({
  type: 'subscription_upgraded',
  say: () => ({
    title: t`${strong(workspace)} is on the Premium plan now`,
    message: t`Everything of the plan can be used from now on.`,
    brief: t`The plan changed`,
  }),
})

export const canceled = (workspace: string): Unsaid => ({
  type: 'subscription_canceled',
  say: () => ({
    title: t`The Premium plan of ${strong(workspace)} was canceled`,
    message: t`The workspace goes on with the Free plan.`,
    brief: t`The plan was canceled`,
  }),
})

export const signedInAnew = (device: string): Unsaid => ({
  type: 'new_login',
  say: () => ({
    title: t`New sign-in from ${strong(deviceWords(device))}`,
    message: t`If this was not you, change your password now.`,
    brief: t`There was a new sign-in`,
  }),
})

export const passwordChanged: Unsaid = {
  type: 'password_changed',
  say: () => ({
    title: t`Your password was changed`,
    message: t`If this was not you, reset your password from the login page at once.`,
    brief: t`Your password was changed`,
  }),
}
