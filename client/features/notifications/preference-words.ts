import type { PreferenceGroup, PreferenceName } from '#contract/notifications.ts'
import { t } from '#contract/texts.ts'

export const groupWords: Record<PreferenceGroup, string> = {
  taskManagement: t`Tasks and projects`,
  accountActivity: t`Your account`,
  systemUpdates: t`Hearth itself`,
}

interface Words {
  title: string
  when: string
}

export const preferenceWords: Record<PreferenceName, Words> = {
  taskAssigned: { title: t`Assigned to me`, when: t`Somebody gives you a task, or answers a form you look after.` },
  mention: { title: t`Mentions`, when: t`Somebody writes @you in a comment or description.` },
  taskComment: { title: t`Comments`, when: t`Somebody comments on a task you made, are on or have commented on.` },
  taskCompleted: { title: t`Completed tasks`, when: t`A task you made or are on is done.` },
  taskDueDate: { title: t`Due dates`, when: t`The day before one of your tasks is due, and once it is overdue.` },
  taskPriorityChanged: { title: t`Priority`, when: t`One of your tasks becomes more or less urgent.` },
  boardInvite: { title: t`Added to a project`, when: t`Somebody takes you into a project.` },
  newLogin: { title: t`New sign-in`, when: t`Your account is used on a device it was not used on before.` },
  passwordChanged: { title: t`Password changed`, when: t`The mail is always sent: it keeps your account yours.` },
  invitations: { title: t`Invitations`, when: t`You are invited to a workspace, or somebody accepts your invitation.` },
  subscription: { title: t`Subscription`, when: t`The Premium plan of a workspace you run begins or ends.` },
  productNews: { title: t`Product news`, when: t`Now and then, what Hearth has learned.` },
  weeklySummary: { title: t`Weekly summary`, when: t`On Mondays, what you finished, what is due and what is late.` },
}

/** Somebody who took over an account would turn it off first. */
export const isAlwaysMailed = (name: PreferenceName) => name === 'passwordChanged'
