import { THANKS } from '#contract/forms.ts'
import { t } from '#contract/texts.ts'

/** What a form says whose maker wrote nothing. */
export const thanks = t`Thank you. Your answers have arrived.`

/** The server says it in English. */
export const confirmationWords = (confirmation: string) => (confirmation === THANKS ? thanks : confirmation)
