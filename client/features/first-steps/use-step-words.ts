import { useConfig } from '#client/core/config.ts'
import { isTouch } from '#client/core/is-touch.ts'
import type { FirstStep } from '#contract/known-steps.ts'
import { t } from '#contract/texts.ts'

interface Words {
  title: string
  /** What for, or how. */
  line: string
}

export function useStepWords(step: FirstStep): Words {
  const sendsMail = useConfig()?.mail !== false
  const words: Record<FirstStep, Words> = {
    project: { title: t`Make a project of your own`, line: t`One piece of work with an end` },
    task: {
      title: t`Add a task`,
      line: isTouch() ? t`The plus at the foot of a column` : t`The plus at the foot of a column, or C`,
    },
    finish: { title: t`Finish a task`, line: t`Drag its card into the last column` },
    comment: { title: t`Write a comment`, line: t`Open a task; @ mentions somebody` },
    invite: {
      title: t`Invite somebody`,
      line: sendsMail ? t`They get a mail with a link` : t`You hand them a link`,
    },
  }
  return words[step]
}
