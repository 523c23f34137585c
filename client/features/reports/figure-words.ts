import { complexityWords } from '#client/features/tasks/level-words.ts'
import { isDay } from '#contract/days.ts'
import { t } from '#contract/texts.ts'
import type { Figure } from './data.ts'
import { placeWords } from './words.ts'

const figureNames: Record<Figure, string> = {
  open: t`Open tasks`,
  overdue: t`Overdue tasks`,
  completed: t`Completed tasks`,
  created: t`Created tasks`,
  logged: t`Time logged`,
  cycleTime: t`Cycle time`,
  leadTime: t`Lead time`,
  unmeasured: t`Completed without a known start`,
  ageing: t`Work in progress`,
  status: t`Tasks`,
  statusType: t`Tasks`,
  scope: t`All tasks at the end of`,
  done: t`Done at the end of`,
  flow: t`Tasks`,
  throughput: t`Completed in the week of`,
  createdWeek: t`Created in the week of`,
  timeByMember: t`Time logged`,
  timeByLabel: t`Time logged`,
  punctuality: t`Completed`,
  boardOpen: t`Open tasks`,
  boardOverdue: t`Overdue tasks`,
  boardCompleted: t`Completed tasks`,
  boardCreated: t`Created tasks`,
  boardLogged: t`Time logged`,
  userOpen: t`Open tasks`,
  userOverdue: t`Overdue tasks`,
  userCompleted: t`Completed tasks`,
  userOnTime: t`Completed with a due day`,
  userCycleTime: t`Cycle time`,
  loggedWeek: t`Time logged`,
  plannedWeek: t`Planned`,
  plannedNextWeek: t`Planned for next week`,
  timesheet: t`Time logged`,
  complexity: t`Completed tasks`,
  complexityCycleTime: t`Cycle time`,
}

const punctualityNames: Record<string, string> = {
  early: t`early`,
  onTime: t`on the due day`,
  late: t`late`,
  undated: t`without a due day`,
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
  if (figure === 'complexity' || figure === 'complexityCycleTime') return complexityWords[Number(part)] ?? part
  if (part === 'none') return t`No label`
  if (part === 'null') return t`Before the import`
  return names.get(part) ?? t`something that is gone`
}
