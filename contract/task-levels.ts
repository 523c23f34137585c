// How urgent and how large a task is: numbers on the wire, and what they are called.
import { t } from './texts.ts'

export const priorities = ['No Priority', 'Urgent', 'High', 'Medium', 'Low'] as const
/** The same in the language being spoken. */
export const priorityWords = (priority: number) => [t`No Priority`, t`Urgent`, t`High`, t`Medium`, t`Low`][priority]
export const complexities = ['Easy', 'Normal', 'Medium', 'Hard', 'Extreme'] as const
