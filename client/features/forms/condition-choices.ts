import { priorityWords } from '#client/features/tasks/level-words.ts'
import type { Condition, FormField } from '#contract/forms.ts'
import { t } from '#contract/texts.ts'

type Wish = Omit<Condition, 'field'>

interface Choice {
  value: string
  label: string
}

/** A condition as the entry of a list, and back. */
const choice = (label: string, wish: Wish): Choice => ({ value: JSON.stringify(wish), label })
export const wishOf = (value: string) => JSON.parse(value) as Wish
export const entryOf = ({ field: _, ...wish }: Condition) => JSON.stringify(wish)

/** What is offered, and before it the condition there is when it is none of these: programs may ask for more. */
export function choicesFor(field: FormField, condition: Condition): Choice[] {
  const offered = conditionChoices(field)
  const { field: _, ...wish } = condition
  if (offered.some(({ value }) => value === entryOf(condition))) return offered
  const { equals, includes } = wish
  return [choice(includes === undefined ? t`is “${equals}”` : t`includes “${includes}”`, wish), ...offered]
}

const answered = [choice(t`is answered`, { isAnswered: true }), choice(t`is not answered`, { isAnswered: false })]

/** What can be asked about the answer to a question. */
export function conditionChoices({ type, options }: FormField): Choice[] {
  switch (type) {
    case 'select':
      return [...options.map((option) => choice(t`is “${option}”`, { equals: option })), ...answered]
    case 'multi_select':
      return [...options.map((option) => choice(t`includes “${option}”`, { includes: option })), ...answered]
    case 'checkbox':
      return [choice(t`is ticked`, { equals: true }), choice(t`is not ticked`, { equals: false })]
    case 'priority':
      return [...priorityWords.slice(1).map((name, at) => choice(t`is ${name}`, { equals: at + 1 })), ...answered]
    default:
      return answered
  }
}
