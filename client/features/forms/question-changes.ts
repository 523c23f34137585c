// What can be done to the questions of a form. Whatever it is, the questions still make sense together afterwards.
import { moved } from '#client/ui/moved.ts'
import { type Condition, type FieldType, type FormField, hasOptions, mappingsOf } from '#contract/forms.ts'
import { newField } from './field-kinds.ts'

export const addQuestion = (fields: FormField[], type: FieldType): FormField[] => [...fields, newField(type)]

export const changeQuestion = (fields: FormField[], id: string, changes: Partial<FormField>): FormField[] =>
  consistent(fields.map((field) => (field.id === id ? { ...field, ...changes } : field)))

export const removeQuestion = (fields: FormField[], id: string): FormField[] =>
  consistent(fields.filter((field) => field.id !== id))

/** A copy right below it. Only one answer becomes the title, so the copy becomes nothing. */
export const duplicateQuestion = (fields: FormField[], id: string): FormField[] =>
  fields.flatMap((field) =>
    field.id === id ? [field, { ...field, id: newField(field.type).id, mapsTo: null }] : [field],
  )

export const moveQuestion = (fields: FormField[], from: number, to: number): FormField[] =>
  consistent(moved(fields, from, to))

/** Keeps what the new kind has a use for. */
export function withType(field: FormField, type: FieldType): Partial<FormField> {
  const fresh = newField(type)
  return {
    type,
    options: hasOptions(type) && field.options.length > 0 ? field.options : fresh.options,
    mapsTo: field.mapsTo && mappingsOf[type].includes(field.mapsTo) ? field.mapsTo : fresh.mapsTo,
  }
}

/** A condition about a question that is gone, comes later, or no longer has that answer is no condition. */
function consistent(fields: FormField[]): FormField[] {
  return fields.map((field, at) => {
    const other = field.showIf && fields.slice(0, at).find(({ id }) => id === field.showIf?.field)
    return !field.showIf || (other && isPossible(other, field.showIf)) ? field : { ...field, showIf: null }
  })
}

function isPossible({ type, options }: FormField, { equals, includes }: Condition) {
  const wanted = includes ?? equals
  if (wanted === undefined) return true
  return hasOptions(type) ? options.some((option) => option === wanted) : typeof wanted === (notText[type] ?? 'string')
}

/** Where it is not text. Which files somebody sends is nothing to depend on. */
const notText: Partial<Record<FieldType, string>> = {
  number: 'number',
  priority: 'number',
  checkbox: 'boolean',
  file: 'nothing',
}
