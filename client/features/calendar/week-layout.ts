// Where the tasks of a week stand: each in the highest line that is free on all its days, those that press first. Days that have more than fit say how many.
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
  /** Whether it began before what is shown here, or goes on after it. */
  isBegun: boolean
  goesOn: boolean
}

type Span = Omit<Segment, 'line'>

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
  const segments = segmentsOf(tasks, firstDay, first)
  const room = Array.from({ length: WEEK }, () => lines)
  for (;;) {
    const layout = placeInLines(segments, room)
    // A day with too much gives its last line to the words that say so, which may push out one more, there or on another day.
    const overfull = layout.hidden.flatMap((count, day) => (count > 0 && room[day] === lines ? [day] : []))
    if (overfull.length === 0) return layout
    for (const day of overfull) room[day] = lines - 1
  }
}

function segmentsOf(tasks: readonly PlannedTask[], firstDay: string, first: string | null): Span[] {
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

/** What has no line on all of its days is shown on those where it has one. */
function placeInLines(segments: Span[], room: readonly number[]): WeekLayout {
  const taken = Array.from({ length: WEEK }, () => new Set<number>())
  const byDay: Segment[][] = Array.from({ length: WEEK }, () => [])
  const hidden = Array.from({ length: WEEK }, () => 0)
  const isFull = (day: number) => taken[day]!.size >= room[day]!

  function place(segment: Span) {
    const days = daysOf(segment)
    const most = Math.min(...days.map((day) => room[day]!))
    let line = 0
    while (line < most && days.some((day) => taken[day]!.has(line))) line += 1
    if (line < most) {
      for (const day of days) taken[day]!.add(line)
      byDay[segment.column]!.push({ ...segment, line })
    } else if (days.some(isFull)) {
      for (const day of days) if (isFull(day)) hidden[day]! += 1
      for (const part of partsOf(segment, (day) => !isFull(day))) place(part)
    } else {
      // Each day has a line left, but not the same one.
      for (const day of days) hidden[day]! += 1
    }
  }
  for (const segment of segments) place(segment)
  return { byDay, hidden }
}

/** The runs of its days that are of use. */
function partsOf(segment: Span, isUseful: (day: number) => boolean): Span[] {
  const parts: Span[] = []
  for (const day of daysOf(segment).filter(isUseful)) {
    const last = parts.at(-1)
    if (last && last.column + last.length === day) last.length += 1
    else parts.push({ ...segment, column: day, length: 1 })
  }
  const end = segment.column + segment.length
  return parts.map((part) => ({
    ...part,
    isBegun: segment.isBegun || part.column > segment.column,
    goesOn: segment.goesOn || part.column + part.length < end,
  }))
}

const daysOf = ({ column, length }: Pick<Segment, 'column' | 'length'>) =>
  Array.from({ length }, (_, at) => column + at)
