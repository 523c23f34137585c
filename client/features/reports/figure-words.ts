import { isDay } from '#contract/days.ts'
import { complexities } from '#contract/tasks.ts'
import type { Figure } from './data.ts'
import { placeWords } from './words.ts'

const figureNames: Record<Figure, string> = {
  open: 'Open tasks',
  overdue: 'Overdue tasks',
  completed: 'Completed tasks',
  created: 'Created tasks',
  logged: 'Time logged',
  cycleTime: 'Cycle time',
  leadTime: 'Lead time',
  unmeasured: 'Completed without a known start',
  ageing: 'Work in progress',
  status: 'Tasks',
  statusType: 'Tasks',
  scope: 'All tasks at the end of',
  done: 'Done at the end of',
  flow: 'Tasks',
  throughput: 'Completed in the week of',
  createdWeek: 'Created in the week of',
  timeByMember: 'Time logged',
  timeByLabel: 'Time logged',
  punctuality: 'Completed',
  boardOpen: 'Open tasks',
  boardOverdue: 'Overdue tasks',
  boardCompleted: 'Completed tasks',
  boardCreated: 'Created tasks',
  boardLogged: 'Time logged',
  userOpen: 'Open tasks',
  userOverdue: 'Overdue tasks',
  userCompleted: 'Completed tasks',
  userOnTime: 'Completed with a due day',
  userCycleTime: 'Cycle time',
  loggedWeek: 'Time logged',
  plannedWeek: 'Planned',
  plannedNextWeek: 'Planned for next week',
  timesheet: 'Time logged',
  complexity: 'Completed tasks',
  complexityCycleTime: 'Cycle time',
}

const punctualityNames: Record<string, string> = {
  early: 'early',
  onTime: 'on the due day',
  late: 'late',
  undated: 'without a due day',
}

/** Their seconds add up to something; those of cycle times do not. */
const timed: Figure[] = [
  'logged',
  'timeByMember',
  'timeByLabel',
  'boardLogged',
  'loggedWeek',
  'plannedWeek',
  'plannedNextWeek',
  'timesheet',
]
export const addsUp = (figure: Figure) => timed.includes(figure)

/** "Time logged · Ada · Nov 12" */
export function figureTitle(figure: Figure, bucket: string | undefined, names: ReadonlyMap<string, string>): string {
  const parts = bucket === undefined ? [] : bucket.split(':').map((part) => partWords(figure, part, names))
  return [figureNames[figure], ...parts].join(' · ')
}

function partWords(figure: Figure, part: string, names: ReadonlyMap<string, string>): string {
  if (isDay(part)) return placeWords(part)
  if (figure === 'punctuality') return punctualityNames[part] ?? part
  if (figure === 'complexity' || figure === 'complexityCycleTime') return complexities[Number(part)] ?? part
  if (part === 'none') return 'No label'
  if (part === 'null') return 'Before the import'
  return names.get(part) ?? 'something that is gone'
}
