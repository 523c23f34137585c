import type { Column } from '#contract/columns.ts'
import type { TaskCard } from '#contract/tasks.ts'

type Thing = TaskCard | Column

/** Only what is different, so that a stretch of years travels light; all of it where there was nothing, or nothing is left. */
export function difference<T extends Thing>(_id: string, was: T | null, is: T | null) {
  if (!was || !is) return was === is ? null : { _id, was, is }
  const fields = (Object.keys(is) as (keyof T)[]).filter((field) => !isSame(was[field], is[field]))
  if (fields.length === 0) return null
  return { _id, was: only(was, fields), is: only(is, fields) }
}

const isSame = (one: unknown, other: unknown) =>
  one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other))

const only = <T extends Thing>(thing: T, fields: (keyof T)[]) =>
  Object.fromEntries(fields.map((field) => [field, thing[field]])) as Partial<T>
