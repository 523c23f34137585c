import type { PreferenceGroup, PreferenceName } from '#contract/notifications.ts'

export const groupWords: Record<PreferenceGroup, string> = {
  taskManagement: 'Tasks and projects',
  accountActivity: 'Your account',
  systemUpdates: 'Hearth itself',
}

interface Words {
  title: string
  when: string
}

export const preferenceWords: Record<PreferenceName, Words> = {
  taskAssigned: { title: 'Assigned to me', when: 'Somebody gives you a task.' },
  mention: { title: 'Mentions', when: 'Somebody writes @you in a comment or description.' },
  taskComment: { title: 'Comments', when: 'Somebody comments on a task you follow.' },
  taskCompleted: { title: 'Completed tasks', when: 'A task you follow is done.' },
  taskDueDate: { title: 'Due dates', when: 'The day before one of your tasks is due, and once it is overdue.' },
  taskPriorityChanged: { title: 'Priority', when: 'One of your tasks becomes more or less urgent.' },
  boardInvite: { title: 'Added to a project', when: 'Somebody takes you into a project.' },
  newLogin: { title: 'New sign-in', when: 'Your account is used on a device it was not used on before.' },
  passwordChanged: { title: 'Password changed', when: 'The mail is always sent: it keeps your account yours.' },
  invitations: { title: 'Invitations', when: 'You are invited to a workspace, or somebody accepts your invitation.' },
  subscription: { title: 'Subscription', when: 'The Premium plan of a workspace you run begins or ends.' },
  productNews: { title: 'Product news', when: 'Now and then, what Hearth has learned.' },
  weeklySummary: { title: 'Weekly summary', when: 'On Mondays, what you finished, what is due and what is late.' },
}

/** Somebody who took over an account would turn it off first. */
export const isAlwaysMailed = (name: PreferenceName) => name === 'passwordChanged'
