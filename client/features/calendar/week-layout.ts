// Where the tasks of a week stand: each in the highest line that is free on all its days. Days that have more than fit say how many.
import { addDays, daysBetween } from '#contract/days.ts'
import { WEEK } from './calendar-days.ts'
import { inReadingOrder, type PlannedTask, spanOf, tasksBetween } from './planned-task.ts'

/** The part of a task that lies in one week. */
export interface Segment {
  task: PlannedTask
  /** 0 is the first day of the week. */
  column: number
  /** In days. */
  length: number
  /** 0 is the line below the number of the day. */
  line: number
  /** Whether it began in a week before, or goes on in the next. */
  isBegun: boolean
  goesOn: boolean
}

export interface WeekLayout {
  /** By the day they begin on in this week. */
  byDay: Segment[][]
  /** How many tasks of each day found no place. */
  hidden: number[]
}

/** `first` is a task that must be seen whatever else there is. */
export function layOutWeek(
  tasks: readonly PlannedTask[],
  firstDay: string,
  lines: number,
  first: string | null = null,
): WeekLayout {
  const placed = placeInLines(segmentsOf(tasks, firstDay, first))
  const used = Array.from({ length: WEEK }, () => 0)
  for (const segment of placed) for (const day of daysOf(segment)) used[day] = Math.max(used[day]!, segment.line + 1)
  // A day with too much gives its last line to the words that say so.
  const room = used.map((count) => (count > lines ? lines - 1 : lines))

  const byDay: Segment[][] = Array.from({ length: WEEK }, () => [])
  const hidden = Array.from({ length: WEEK }, () => 0)
  for (const segment of placed) {
    const days = daysOf(segment)
    if (days.every((day) => segment.line < room[day]!)) byDay[segment.column]!.push(segment)
    else for (const day of days) hidden[day]! += 1
  }
  return { byDay, hidden }
}

function segmentsOf(tasks: readonly PlannedTask[], firstDay: string, first: string | null): Omit<Segment, 'line'>[] {
  const week = { from: firstDay, to: addDays(firstDay, WEEK - 1) }
  const isFirst = ({ _id }: PlannedTask) => (_id === first ? 0 : 1)
  return tasksBetween(tasks, week)
    .sort((one, other) => isFirst(one) - isFirst(other) || inReadingOrder(one, other))
    .map((task) => {
      const { from, to } = spanOf(task)!
      const column = Math.max(0, daysBetween(firstDay, from))
      const end = Math.min(WEEK - 1, daysBetween(firstDay, to))
      return { task, column, length: end - column + 1, isBegun: from < week.from, goesOn: to > week.to }
    })
}

function placeInLines(segments: Omit<Segment, 'line'>[]): Segment[] {
  const taken = Array.from({ length: WEEK }, () => new Set<number>())
  return segments.map((segment) => {
    const days = daysOf(segment)
    let line = 0
    while (days.some((day) => taken[day]!.has(line))) line += 1
    for (const day of days) taken[day]!.add(line)
    return { ...segment, line }
  })
}

const daysOf = ({ column, length }: Pick<Segment, 'column' | 'length'>) =>
  Array.from({ length }, (_, at) => column + at)
