// The questions of a form as somebody sent them, checked against each other.
import { v7 as newId } from 'uuid'
import { type FormField, hasOptions, mappingsOf } from '#contract/forms.ts'
import { t, type Words } from '#contract/texts.ts'
import { invalid, type Problem } from '#server/core/errors.ts'

type SentField = Omit<FormField, 'id'> & { id?: string | undefined }

export function checkedQuestions(sent: SentField[]): FormField[] {
  const fields = sent.map((field) => ({ ...field, id: field.id ?? newId(), options: [...new Set(field.options)] }))
  const problems = fields.flatMap((field, at) =>
    [...problemsOf(field, fields.slice(0, at))].map((message): Problem => ({ path: `fields.${at}`, message })),
  )
  if (problems.length > 0) throw invalid(problems[0]!.message, 'invalid', problems)
  return fields.map(onlyWhatItUses)
}

function* problemsOf(field: FormField, before: FormField[]): Generator<Words> {
  const { id, label, type, options, mapsTo, showIf, min, max } = field
  if (before.some((other) => other.id === id)) yield () => t`Two questions have the id “${id}”`
  if (hasOptions(type) && options.length === 0) yield () => t`“${label}” needs at least one option`
  if (mapsTo && !mappingsOf[type].includes(mapsTo))
    yield () => t`The answer to “${label}” cannot become the task’s ${mapsTo}`
  if (showIf && !before.some((other) => other.id === showIf.field))
    yield () => t`“${label}” can only depend on a question that is asked before it`
  if (min !== null && max !== null && min > max) yield () => t`The smallest number for “${label}” is above the largest`
}

/** What its type has no use for is not kept: it would come back to life with the next change of type. */
const onlyWhatItUses = (field: FormField): FormField => ({
  ...field,
  options: hasOptions(field.type) ? field.options : [],
  ...(field.type !== 'number' && { min: null, max: null }),
})
