// How much of the coming weeks is taken by open tasks: what is left of their estimates, spread over the days they are planned for.
import { addDays, daysBetween, earlierOf, laterOf, weekdayOf } from '#contract/days.ts'
import { FEWEST_TASKS } from '#contract/report-parts.ts'
import { complexities } from '#contract/task-levels.ts'
import type { ResourceAnalysis } from '#contract/workspace-reports.ts'
import type { PlannedTask } from './queries/workspace.ts'

type Estimate = ResourceAnalysis['estimates'][number]

/** The median of each complexity, or of all tasks where it has too few. */
export function estimatesOf(usual: { complexity: number | null; tasks: number; median: number }[]): Estimate[] {
  const all = usual.find(({ complexity }) => complexity === null)
  return complexities.map((_, complexity) => {
    const own = usual.find((one) => one.complexity === complexity)
    const tasks = own?.tasks ?? 0
    if (own && tasks >= FEWEST_TASKS) return { complexity, seconds: own.median, basis: 'complexity', tasks }
    if (all && all.tasks >= FEWEST_TASKS) return { complexity, seconds: all.median, basis: 'all', tasks }
    return { complexity, seconds: null, basis: 'none', tasks }
  })
}

export interface Days {
  from: string
  to: string
}

export interface Planned {
  taskId: string
  user: string
  /** Of the stretches of days asked about, counted from 0. */
  n: number
  seconds: number
}

/** What each person has to do of each task in each of these stretches of days. */
export function plannedIn(
  stretches: Days[],
  tasks: PlannedTask[],
  { estimates, today, workingDays }: { estimates: Estimate[]; today: string; workingDays: number[] },
): Planned[] {
  return tasks.flatMap((task) => {
    const estimate = estimates[task.complexity]!.seconds
    const share = Math.max(0, (estimate ?? 0) - task.logged) / task.members.length
    if (share === 0) return []
    const from = laterOf(task.start ?? task.due!, today)
    const to = laterOf(task.due ?? task.start!, today)
    // Planned for a weekend alone, it is done at the weekend.
    const days = countDays({ from, to }, workingDays) > 0 ? workingDays : everyDay
    const perDay = share / countDays({ from, to }, days)
    return stretches.flatMap((stretch, n) => {
      const seconds = perDay * countDays({ from: laterOf(from, stretch.from), to: earlierOf(to, stretch.to) }, days)
      return seconds > 0 ? task.members.map((user) => ({ taskId: task.id, user, n, seconds })) : []
    })
  })
}

const everyDay = [0, 1, 2, 3, 4, 5, 6]

/** How many of these weekdays lie between two days, both counted. */
export function countDays({ from, to }: Days, weekdays: number[]): number {
  const length = daysBetween(from, to) + 1
  if (length <= 0) return 0
  const wholeWeeks = Math.floor(length / 7)
  const rest = Array.from({ length: length % 7 }, (_, n) => weekdayOf(addDays(from, n)))
  return wholeWeeks * weekdays.length + rest.filter((weekday) => weekdays.includes(weekday)).length
}
