// Filters of a board: what they mean, and how they stand in an address. The browser and the export use the same.
import { z } from 'zod'
import { addDays } from './days.ts'
import { type FilterName, filterNames } from './filter-names.ts'
import { openBlockers, type ShownCard } from './open-blockers.ts'

/** Calendar days, YYYY-MM-DD, compare as text. */
export const dueBuckets = ['none', 'overdue', 'today', 'tomorrow', 'week', 'month', 'later'] as const
export type DueBucket = (typeof dueBuckets)[number]

/** Levels are numbers everywhere else. */
const Value = z.union([z.string(), z.number()]).transform(String).pipe(z.string().max(60))

/** Each a list of values; those named in `not` keep what does *not* match. Labels go by name, people by id. */
export const TaskFilters = z.object({
  members: z.array(Value).max(100).optional(),
  complexity: z.array(Value).max(100).optional(),
  priority: z.array(Value).max(100).optional(),
  due: z.array(Value).max(100).optional(),
  blockers: z.array(Value).max(100).optional(),
  dependencies: z.array(Value).max(100).optional(),
  labels: z.array(Value).max(100).optional(),
  not: z.array(z.enum(filterNames)).optional(),
  search: z.string().max(200).optional(),
})
export type TaskFilters = z.infer<typeof TaskFilters>

/** The value that stands for nobody, no label, no blocker. */
export const NONE = 'none'

/** The member who looks, whoever that is: a view that is shared shows everybody their own. */
export const ME = 'me'

interface Day {
  /** YYYY-MM-DD where the person is. */
  today: string
}

export function bucketOf(dueDate: string | null, { today }: Day): DueBucket {
  if (!dueDate) return 'none'
  if (dueDate < today) return 'overdue'
  if (dueDate === today) return 'today'
  if (dueDate === addDays(today, 1)) return 'tomorrow'
  if (dueDate <= addDays(today, 7)) return 'week'
  return dueDate <= addDays(today, 30) ? 'month' : 'later'
}

/** As everywhere else, what is finished is late no more: it is in none of them then. */
function dueOf({ dueDate, completedAt }: ShownCard, day: Day): string {
  const bucket = bucketOf(dueDate, day)
  return bucket === 'overdue' && completedAt ? 'was due' : bucket
}

interface Facts extends Day {
  /** Who looks. */
  me: string
  /** Names of the board's labels by id. */
  labelNames: ReadonlyMap<string, string>
  /** Tasks found in descriptions, which cards do not carry. */
  describedMatches?: ReadonlySet<string>
}

export type Matcher = (task: ShownCard) => boolean

/** One function for a whole board: everything that does not depend on the task is worked out before. */
export function matcherOf(filters: TaskFilters, facts: Facts): Matcher | null {
  const matchers: Matcher[] = []
  for (const name of filterNames) {
    const wanted = filters[name]
    if (!wanted?.length) continue
    const values = new Set(wanted.map((value) => comparable(name, value, facts)))
    const negated = filters.not?.includes(name) ?? false
    const has = valuesOf(name, facts)
    matchers.push((task) => has(task).some((value) => values.has(value)) !== negated)
  }
  const search = filters.search?.trim().toLowerCase()
  if (search) matchers.push(matchesText(search, facts.describedMatches))
  if (matchers.length === 0) return null
  return (task) => matchers.every((matches) => matches(task))
}

function comparable(name: FilterName, value: string, { me }: Facts): string {
  if (name === 'labels') return value.toLowerCase()
  return name === 'members' && value === ME ? me : value
}

function valuesOf(name: FilterName, facts: Facts): (task: ShownCard) => string[] {
  const orNone = (values: string[]) => (values.length > 0 ? values : [NONE])
  switch (name) {
    case 'members':
      return ({ members }) => orNone(members)
    case 'labels':
      return ({ labels }) => orNone(labels.map((id) => facts.labelNames.get(id)?.toLowerCase() ?? id))
    case 'priority':
      return ({ priority }) => [String(priority)]
    case 'complexity':
      return ({ complexity }) => [String(complexity)]
    case 'due':
      return (task) => [dueOf(task, facts)]
    case 'blockers':
      return (task) => [openBlockers(task) > 0 ? 'any' : NONE, ...task.blockers]
    case 'dependencies':
      return ({ dependencies }) => [dependencies.length > 0 ? 'any' : NONE, ...dependencies]
  }
}

const matchesText =
  (search: string, described: ReadonlySet<string> | undefined): Matcher =>
  ({ _id, title, taskId }) =>
    title.toLowerCase().includes(search) || taskId.toLowerCase().includes(search) || (described?.has(_id) ?? false)

/** A comma in a label's name must not look like the next label. */
const escaped = (value: string) => value.replace(/[%,]/g, (sign) => (sign === '%' ? '%25' : '%2C'))
const unescaped = (value: string) => value.replace(/%2C/gi, ',').replace(/%25/g, '%')

/** As they stand in an address: `?priority=1,2&labels=Bug&not=labels&q=fire`. */
export function filtersToQuery({ search, not, ...lists }: TaskFilters): Record<string, string> {
  const query: Record<string, string> = {}
  for (const name of filterNames) {
    const values = lists[name]
    if (values?.length) query[name] = values.map(escaped).join(',')
  }
  const negated = not?.filter((name) => query[name] !== undefined) ?? []
  if (negated.length > 0) query.not = negated.join(',')
  if (search) query.q = search
  return query
}

/** Whatever an address says: what is no filter is left out. */
export function filtersFromQuery(query: Record<string, unknown>): TaskFilters {
  const filters: TaskFilters = {}
  const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
  for (const name of filterNames) {
    const values = text(query[name]).split(',').filter(Boolean).map(unescaped)
    if (values.length > 0) filters[name] = [...new Set(values)]
  }
  const not = text(query.not)
    .split(',')
    .filter((name): name is FilterName => filters[name as FilterName] !== undefined)
  if (not.length > 0) filters.not = not
  const search = text(query.q).slice(0, 200)
  if (search) filters.search = search
  return filters
}
