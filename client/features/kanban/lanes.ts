// Rows of a board: by person, label or priority. A task that two people share stands in both their rows.

import { inNameOrder } from '#client/core/name-order.ts'
import type { Grouping } from '#client/features/tasks/board-search.ts'
import type { BoardStore } from '#client/features/tasks/board-store.ts'
import { priorityWords } from '#client/features/tasks/level-words.ts'
import { matchingIds } from '#client/features/tasks/matching-ids.ts'
import type { Label } from '#contract/labels.ts'
import type { Person } from '#contract/people.ts'
import { type Matcher, NONE } from '#contract/task-filters.ts'
import type { TaskCard } from '#contract/tasks.ts'
import { t } from '#contract/texts.ts'

export interface Lane {
  key: string
  title: string
}

/** The most urgent first; what has no priority comes last. */
const priorityOrder = ['1', '2', '3', '4', '0']

export function laneKeysOf(task: TaskCard, group: Grouping): string[] {
  if (group === 'priority') return [String(task.priority)]
  const values = task[group]
  return values.length > 0 ? values : [NONE]
}

/** What a task becomes when it is put from one lane into another. */
export function fieldsInLane(
  task: Pick<TaskCard, 'members' | 'labels'>,
  group: Grouping,
  from: string | null,
  to: string,
): Partial<Pick<TaskCard, Grouping>> {
  if (group === 'priority') return { priority: Number(to) }
  const rest = task[group].filter((id) => id !== from && id !== to)
  return { [group]: to === NONE ? [] : [...rest, to] }
}

/** The same for several tasks at once, whatever else each of them has. */
export function changesInLane(group: Grouping, from: string | null, to: string) {
  if (group === 'priority') return { priority: Number(to) }
  if (to === NONE) return { [group]: [] }
  const what = group === 'members' ? 'Members' : 'Labels'
  return { [`add${what}`]: [to], ...(from && from !== NONE && { [`remove${what}`]: [from] }) }
}

interface Facts {
  labels: ReadonlyMap<string, Label>
  people: ReadonlyMap<string, Person>
  /** People who have a row even while they have no task. */
  boardMembers: readonly string[]
}

/** A team one overlooks keeps its order whoever has tasks; of a crowd those come first who have some. */
const AT_A_GLANCE = 20

/** The rows there are, in their order. */
export function lanesOf(used: ReadonlySet<string>, group: Grouping, { labels, people, boardMembers }: Facts): Lane[] {
  if (group === 'priority') return priorityOrder.map((key) => ({ key, title: priorityWords[Number(key)]! }))
  const keys = new Set([...used, ...(group === 'members' ? boardMembers : [])])
  keys.delete(NONE)
  const named = [...keys].map((key) => ({
    key,
    title:
      group === 'members'
        ? (people.get(key)?.name ?? t`Somebody who left`)
        : (labels.get(key)?.name ?? t`Deleted label`),
  }))
  named.sort((one, other) => inNameOrder(one.title, other.title))
  const none = { key: NONE, title: group === 'members' ? t`Nobody` : t`No label` }
  if (named.length <= AT_A_GLANCE) return [...named, none]
  const hasTasks = ({ key }: Lane) => used.has(key)
  return [...named.filter(hasTasks), none, ...named.filter((lane) => !hasTasks(lane))]
}

type Parts = ReadonlyMap<string, readonly string[]>

interface Kept {
  version: number
  matches: Matcher | null
  group: Grouping
  parts: Parts
}

const kept = new WeakMap<BoardStore, Map<string, Kept>>()

/** A column's tasks by lane. Worked out once for all its cells. */
export function columnByLane(store: BoardStore, columnId: string, group: Grouping, matches: Matcher | null): Parts {
  const byColumn = kept.get(store) ?? new Map<string, Kept>()
  kept.set(store, byColumn)
  const version = store.contentsVersion(columnId)
  const known = byColumn.get(columnId)
  if (known && known.version === version && known.matches === matches && known.group === group) return known.parts
  const parts = new Map<string, string[]>()
  for (const id of matchingIds(store, columnId, matches)) {
    for (const key of laneKeysOf(store.task(id)!, group)) {
      const part = parts.get(key)
      if (part) part.push(id)
      else parts.set(key, [id])
    }
  }
  byColumn.set(columnId, { version, matches, group, parts })
  return parts
}
