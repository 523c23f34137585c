// What a visitor answered, read and checked. One for both sides: the browser says at once what the server would refuse.
import { isDay } from './days.ts'
import type { Condition, FieldType, FormField, GivenAnswer } from './forms.ts'
import { priorities } from './task-levels.ts'
import { figure, said, t } from './texts.ts'

export type Answers = Readonly<Record<string, unknown>>
export type Value = GivenAnswer['value']

/** What is wrong with the answer to one question. */
interface AnswerProblem {
  field: string
  message: string
}

const MAX_LINE = 500
const MAX_TEXT = 10_000
const MAX_NUMBER = 1e15

/** An answer that is there and can be read, one that is missing, or what is wrong with it. */
type Reading = { value: Value } | { missing: true } | { problem: string }
type Reader = (given: unknown, field: FormField) => Reading

const missing: Reading = { missing: true }
const problem = (text: string): Reading => ({ problem: text })
const isNothing = (given: unknown) => given === undefined || given === null || given === ''

const textUpTo =
  (max: number): Reader =>
  (given) => {
    if (typeof given !== 'string') return problem(t`Please write a text`)
    const value = given.trim()
    if (value === '') return missing
    return value.length > max ? problem(t`Please use at most ${figure(max)} characters`) : { value }
  }

const oneLine: Reader = (given, field) => {
  const spaced = typeof given === 'string' ? given.replace(/\p{Cc}+/gu, ' ') : given
  return textUpTo(MAX_LINE)(spaced, field)
}

const matching =
  (pattern: RegExp, maxLength: number, otherwise: string): Reader =>
  (given) => {
    if (typeof given !== 'string') return problem(said(otherwise))
    const value = given.trim()
    if (value === '') return missing
    return value.length <= maxLength && pattern.test(value) ? { value } : problem(said(otherwise))
  }

/** 1.500 is one and a half to some and fifteen hundred to others, and 1,500 the other way round. */
const grouped = /^-?[1-9]\d{0,2}([.,]\d{3})+$/

const number: Reader = (given, { min, max }) => {
  if (typeof given === 'string' && grouped.test(given.trim()))
    return problem(t`Please write thousands without a separator, like 1500`)
  const text = typeof given === 'string' ? given.trim().replace(',', '.') : given
  if (text === '') return missing
  const value = typeof text === 'number' || typeof text === 'string' ? Number(text) : Number.NaN
  if (!Number.isFinite(value)) return problem(t`Please give a number`)
  if (min !== null && value < min) return problem(t`Please give a number of at least ${min}`)
  if (max !== null && value > max) return problem(t`Please give a number of at most ${max}`)
  return Math.abs(value) > MAX_NUMBER ? problem(t`Please give a smaller number`) : { value }
}

const date: Reader = (given) =>
  typeof given === 'string' && isDay(given) ? { value: given } : problem(t`Please choose a day`)

const oneOption: Reader = (given, { options }) => {
  const value = options.find((option) => option === given)
  return value === undefined ? problem(t`Please choose one of the options that are offered`) : { value }
}

const someOptions: Reader = (given, { options }) => {
  const chosen: unknown[] = Array.isArray(given) ? given : [given]
  if (chosen.length === 0) return missing
  const value = options.filter((option) => chosen.includes(option))
  const isOffered = chosen.every((each) => value.some((option) => option === each))
  return isOffered ? { value } : problem(t`Please choose from the options that are offered`)
}

/** A box that has to be ticked and is not counts as no answer at all. */
const tick: Reader = (given, { required }) => {
  const value = given === true || given === 'true' ? true : given === false || given === 'false' ? false : null
  if (value === null) return problem(t`Please tick the box or leave it`)
  return required && !value ? missing : { value }
}

const priority: Reader = (given) => {
  const value = typeof given === 'string' && /^[0-4]$/.test(given) ? Number(given) : given
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 4
    ? { value }
    : problem(t`Please choose one of the priorities`)
}

const wholeAddress = matching(
  /^https?:\/\/[^\s/?#@:]+(:\d{1,5})?([/?#]\S*)?$/i,
  2_000,
  t`Please give a web address that begins with http:// or https://`,
)
const withoutScheme = /^[^\s/?#@:]+\.[^\s/?#@:.]{2,}(:\d{1,5})?([/?#]\S*)?$/

/** Most people write "example.com", as they would for their browser. */
const webAddress: Reader = (given, field) => {
  const written = typeof given === 'string' ? given.trim() : given
  const isBare = typeof written === 'string' && withoutScheme.test(written)
  return wholeAddress(isBare ? `https://${written}` : written, field)
}

const readers: Record<Exclude<FieldType, 'file'>, Reader> = {
  short_text: oneLine,
  long_text: textUpTo(MAX_TEXT),
  email: matching(/^[^\s@<>()",;:\\]+@[^\s@<>()",;:\\]+\.[^\s@.]{2,}$/, 254, t`This is not an e-mail address`),
  number,
  date,
  select: oneOption,
  multi_select: someOptions,
  checkbox: tick,
  priority,
  url: webAddress,
}

const requests: Partial<Record<FieldType, string>> = {
  checkbox: t`Please tick this box`,
  select: t`Please choose one`,
  multi_select: t`Please choose at least one`,
  priority: t`Please choose one`,
  date: t`Please choose a day`,
  file: t`Please add a file`,
}

const answerTo = (answers: Answers, id: string) => (Object.hasOwn(answers, id) ? answers[id] : undefined)

function read(field: FormField, answers: Answers, files: Answers): Reading {
  if (field.type === 'file') {
    const names = answerTo(files, field.id)
    return Array.isArray(names) && names.length > 0 ? { value: names as string[] } : missing
  }
  const given = answerTo(answers, field.id)
  return isNothing(given) ? missing : readers[field.type](given, field)
}

/** A question that is not asked has no answer, whatever was sent for it: so those that depend on it are not asked either. */
function isAsked(condition: Condition | null, known: ReadonlyMap<string, Value>): boolean {
  if (!condition) return true
  const value = known.get(condition.field)
  const isAnswered = value !== undefined && value !== false
  if (condition.isAnswered !== undefined) return isAnswered === condition.isAnswered
  if (condition.includes !== undefined)
    return Array.isArray(value) ? value.includes(condition.includes) : value === condition.includes
  if (condition.equals === undefined) return true
  // A box nobody touched is not ticked.
  return (value ?? (condition.equals === false ? false : undefined)) === condition.equals
}

/** `files` are the names of the files given for each question. */
export function readAnswers(fields: readonly FormField[], answers: Answers, files: Answers = {}) {
  const known = new Map<string, Value>()
  const asked: FormField[] = []
  const problems: AnswerProblem[] = []
  for (const field of fields) {
    if (!isAsked(field.showIf, known)) continue
    asked.push(field)
    const reading = read(field, answers, files)
    if ('value' in reading) known.set(field.id, reading.value)
    else if ('problem' in reading) problems.push({ field: field.id, message: reading.problem })
    else if (field.required)
      problems.push({ field: field.id, message: said(requests[field.type] ?? t`This question needs an answer`) })
  }
  return { asked, known, problems }
}

/** An answer as people read it. */
export function answerWords({ type, value }: Pick<GivenAnswer, 'type' | 'value'>): string {
  if (type === 'priority') return priorities[Number(value)] ?? String(value)
  if (typeof value === 'boolean') return value ? t`Yes` : t`No`
  return Array.isArray(value) ? value.join(', ') : String(value)
}
