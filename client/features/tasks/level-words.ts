// How priorities and complexities are called on screen. What they are called in files people take along stands in the contract.
import { t } from '#contract/texts.ts'

export const priorityWords: readonly string[] = [t`No Priority`, t`Urgent`, t`High`, t`Medium`, t`Low`]
export const complexityWords: readonly string[] = [t`Easy`, t`Normal`, t`Medium`, t`Hard`, t`Extreme`]
