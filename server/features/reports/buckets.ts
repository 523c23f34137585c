// Which part of a figure is meant, as it stands in an address. What is not a part of it is not there.
import { addDays, isDay } from '#contract/days.ts'
import { isId } from '#contract/fields.ts'
import { t } from '#contract/texts.ts'
import { notFound } from '#server/core/errors.ts'
import { startOf } from '#server/core/zoned-days.ts'
import type { Stretch } from './queries/behind.ts'
import { type Scope, weeksOf } from './scope.ts'

/** A malformed one could never be an id of anything. */
export function idIn(bucket: string | undefined): string {
  const id = bucket?.toLowerCase() ?? ''
  if (!isId(id)) throw notFound(t`This`)
  return id
}

export function dayIn({ period }: Scope, bucket: string | undefined): string {
  if (!bucket || !isDay(bucket) || bucket < period.from || bucket > period.to) throw notFound(t`This day`)
  return bucket
}

export const stretchOf = (zone: string, from: string, to: string): Stretch => ({
  from: startOf(from, zone),
  to: startOf(addDays(to, 1), zone),
})

export function weekIn(scope: Scope, bucket: string | undefined) {
  const week = weeksOf(scope).find((one) => one.week === bucket)
  if (!week) throw notFound(t`This week`)
  return week
}

/** `<one>:<other>` */
export function pairIn(bucket: string | undefined): [string, string] {
  const [one = '', other = ''] = bucket?.split(':') ?? []
  return [one, other]
}

export function columnIn({ columns, boardIds }: Scope, bucket: string): string {
  const column = columns.find(({ _id, boardId }) => _id === bucket.toLowerCase() && boardIds.includes(boardId))
  if (!column) throw notFound(t`Column`)
  return column._id
}

export function complexityIn(bucket: string | undefined): number {
  if (!/^[0-4]$/.test(bucket ?? '')) throw notFound(t`This complexity`)
  return Number(bucket)
}
