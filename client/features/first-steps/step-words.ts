import type { FirstStep } from '#contract/known-steps.ts'
import { t } from '#contract/texts.ts'

interface Words {
  title: string
  /** What for, or how. */
  line: string
}

export const stepWords: Record<FirstStep, Words> = {
  project: { title: t`Make a project of your own`, line: t`One piece of work with an end` },
  task: { title: t`Add a task`, line: t`The plus at the foot of a column, or C` },
  finish: { title: t`Finish a task`, line: t`Drag its card into the last column` },
  comment: { title: t`Write a comment`, line: t`Open a task; @ mentions somebody` },
  invite: { title: t`Invite somebody`, line: t`They get a mail with a link` },
}
