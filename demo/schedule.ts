// When each task was thought of, begun, passed on and finished. The outline says where it stands today; the rest follows from what
// its people had time for.
import { addDays, laterOf } from '#contract/days.ts'
import { type Chance, chance } from './chance.ts'
import { type Block, Lane } from './lanes.ts'
import { readOutline, type TaskText } from './outline.ts'
import { type PersonKey, people, personKeys } from './people.ts'
import type { ColumnText, ProjectText, Stage } from './project.ts'
import { dayOf, momentOn, type Workdays } from './workdays.ts'

interface Step {
  at: Date
  column: string
  by: PersonKey
}

export interface PlannedTask {
  text: TaskText
  project: ProjectText
  createdAt: Date
  createdBy: PersonKey
  createdIn: string
  startDate: string | null
  dueDate: string | null
  blocks: Block[]
  steps: Step[]
}

/** Hours a task of each size takes. */
const HOURS = [1.4, 3.5, 8, 15, 26]
const MOST_HOURS = [4.5, 13, 28, 45, 70]
const MINUTE = 60_000

export function scheduleOf(projects: ProjectText[], workdays: Workdays, now: Date): PlannedTask[] {
  const dice = chance('whistle')
  const lanes = new Map(personKeys.map((who) => [who, new Lane(who, workdays, dice)]))
  const wished = projects
    .flatMap((project) => wishesOf(project, workdays, dice))
    .sort((one, other) => (one.begin < other.begin ? -1 : 1))
  const pace = paceOf(wished, lanes, workdays)
  return wished.map((wish) => plan(wish, { lanes, pace, workdays, now: endOf(wish.project, workdays, now), dice }))
}

/** An archived project was over some time ago. */
export const archivedOn = ({ weeks }: ProjectText, { from, monday }: Workdays) => from(monday(weeks[1] + 1), 4)
const endOf = (project: ProjectText, workdays: Workdays, now: Date) =>
  project.isArchived ? momentOn(archivedOn(project, workdays), 15.5) : now

interface Wish {
  text: TaskText
  project: ProjectText
  kind: ColumnText['type']
  /** The day its turn came, or will come. */
  begin: string
}

function wishesOf(project: ProjectText, workdays: Workdays, dice: Chance): Wish[] {
  const tasks = readOutline(project.outline)
  return project.columns.flatMap(({ title, type }) => {
    const there = tasks.filter(({ column }) => column === title)
    return there.map((text, n) => ({
      text,
      project,
      kind: type,
      begin: laterOf(
        beginOf({ text, project, kind: type, place: (n + dice.between(0.2, 0.8)) / there.length }, workdays),
        workdays.from(workdays.monday(Math.max(-22, ...text.members.map((who) => people[who].joined))), 1),
      ),
    }))
  })
}

/** `place`: how far down its column it stands, from 0 to 1. */
function beginOf(
  { text, project, kind, place }: Omit<Wish, 'begin'> & { place: number },
  { monday, days, from, today }: Workdays,
): string {
  if (text.week !== null) return monday(text.week)
  const [first, last] = project.weeks
  const within = days.filter((day) => day >= monday(first) && day < monday(last + 1))
  const onTheWay = (share: number) => within[Math.min(within.length - 1, Math.floor(share * within.length))]!
  switch (kind) {
    case 'completed':
      return onTheWay(place * 0.96)
    case 'canceled':
      return onTheWay(0.1 + place * 0.7)
    case 'started':
      return from(today, -7 + Math.floor(place * 6))
    case 'unstarted':
      return from(today, 1 + Math.floor(place * 18))
    case 'backlog':
      return onTheWay(0.3 + place * 0.65)
  }
}

const wishedHours = ({ text, project, kind }: Wish) =>
  HOURS[text.size]! * project.effort * (kind === 'started' ? 0.5 : 1)

/** Work fills the days there are for it: in a quiet fortnight the same task takes longer than in a busy one. */
const FILLED = 0.93
const WEEKS_TOGETHER = 2

function paceOf(wished: Wish[], lanes: Map<PersonKey, Lane>, { monday }: Workdays) {
  const paces = new Map<string, number>()
  for (const [who, lane] of lanes)
    for (let week = -22; week <= 0; week += WEEKS_TOGETHER) {
      const [from, until] = [monday(week), monday(week + WEEKS_TOGETHER)]
      const theirs = wished.filter(
        ({ text, kind, begin }) =>
          text.members[0] === who && (kind === 'completed' || kind === 'started') && begin >= from && begin < until,
      )
      const asked = theirs.reduce((sum, wish) => sum + wishedHours(wish), 0)
      paces.set(`${who} ${from}`, asked > 0 ? (lane.roomIn(from, until) * FILLED) / asked : 1)
    }
  const fortnightOf = (day: string) => {
    for (let week = -22; ; week += WEEKS_TOGETHER) if (day < monday(week + WEEKS_TOGETHER)) return monday(week)
  }
  return ({ text, begin }: Wish) => {
    const pace = paces.get(`${text.members[0]} ${fortnightOf(begin)}`) ?? 1
    return Math.min(MOST_HOURS[text.size]! / HOURS[text.size]!, Math.max(0.6, pace))
  }
}

interface Making {
  lanes: Map<PersonKey, Lane>
  pace: (wish: Wish) => number
  workdays: Workdays
  now: Date
  dice: Chance
}

function plan(wish: Wish, making: Making): PlannedTask {
  const { text, project, kind } = wish
  const { dice, now } = making
  const blocks = blocksOf(wish, making)
  const began = blocks[0]?.from ?? momentOn(wish.begin, dice.between(9, 16))
  const steps = stepsOf(wish, began, blocks, making)
  const createdAt = createdOf(wish, steps[0] && steps[0].at < began ? steps[0].at : began, making)
  const createdBy = dice.happens(0.55) ? project.lead : dice.pick(ableOn(project, createdAt, making.workdays))
  const isWaiting = kind === 'backlog' || text.column === project.columns[0]!.title
  const waitsIn = project.columns.filter(({ type }) => type === 'backlog' || type === 'unstarted')
  const createdIn = isWaiting ? text.column : waitsIn[dice.happens(0.6) ? 0 : waitsIn.length - 1]!.title
  const pulled = kind === 'unstarted' && createdIn !== text.column
  const lastStep = { at: later(createdAt, 3 * 60 * MINUTE, now), column: text.column, by: project.lead }
  return {
    text,
    project,
    createdAt,
    createdBy,
    createdIn,
    ...daysOf(wish, began, making),
    blocks: blocks.filter((block) => doneAt(block) < now),
    steps: pulled ? [lastStep] : steps,
  }
}

const later = (moment: Date, by: number, now: Date) =>
  new Date(Math.min(moment.getTime() + by, now.getTime() - 20 * MINUTE))

function blocksOf(wish: Wish, { lanes, pace, dice }: Making): Block[] {
  const { text, project, kind, begin } = wish
  const [main, second] = text.members
  const isWorkedOn = kind === 'completed' || kind === 'started'
  if (!main || !isWorkedOn || project.effort === 0) return []
  const hours = wishedHours(wish) * pace(wish) * dice.between(0.65, 1.4)
  const urgent = text.week !== null
  const blocks = lanes.get(main)!.take(begin, hours, urgent)
  const helped = second && second !== 'ingrid' ? lanes.get(second)!.take(begin, hours * 0.3, urgent) : []
  return [...blocks, ...helped].sort((one, other) => one.from.getTime() - other.from.getTime())
}

const doneAt = ({ from, hours }: Block) => new Date(from.getTime() + hours * 3_600_000)

function stepsOf(wish: Wish, began: Date, blocks: Block[], making: Making): Step[] {
  const { text, project, kind, begin } = wish
  if (kind === 'backlog' || kind === 'unstarted') return []
  const { dice, now, workdays, lanes } = making
  const doer = text.members[0] ?? project.lead
  if (kind === 'canceled') {
    const at = momentOn(workdays.from(begin, dice.whole(4, 15)), dice.between(10, 17))
    return [{ at: at < now ? at : later(now, -86_400_000, now), column: text.column, by: project.lead }]
  }
  const steps: Step[] = []
  let at = new Date(began.getTime() - 2 * MINUTE)
  let by = doer
  for (const stage of stagesFor(project, text.column, dice)) {
    steps.push({ at, column: stage.column, by })
    const rested = workdays.from(dayOf(at), dice.whole(...stage.days))
    const worked = steps.length === 1 && blocks.length > 0 ? doneAt(blocks.at(-1)!) : at
    by = stage.isReview ? dice.pick(reviewersOf(project, doer, at, workdays)) : doer
    const present = lanes.get(by)!.presentOn(laterOf(rested, dayOf(worked))) ?? rested
    const resumed = momentOn(present, dice.between(9.2, 17))
    at = new Date(Math.max(resumed.getTime(), worked.getTime() + 3 * MINUTE))
    if (stage.column === text.column) return within(steps, now)
  }
  return within([...steps, { at, column: text.column, by }], now)
}

/** What would only be finished tomorrow was finished in a hurry today. */
function within(steps: Step[], now: Date): Step[] {
  const spare = (n: number) => now.getTime() - (steps.length - n) * 47 * MINUTE
  return steps.map((step, n) => ({ ...step, at: new Date(Math.min(step.at.getTime(), spare(n))) }))
}

function stagesFor({ path }: ProjectText, column: string, dice: Chance): Stage[] {
  return path.filter((stage) => stage.column === column || dice.happens(stage.chance ?? 1))
}

const ableOn = ({ people: theirs }: ProjectText, moment: Date, { monday }: Workdays) =>
  theirs.filter((who) => people[who].role !== 'client' && monday(people[who].joined) <= dayOf(moment))

function reviewersOf(project: ProjectText, doer: PersonKey, moment: Date, workdays: Workdays) {
  const others = ableOn(project, moment, workdays).filter((who) => who !== doer)
  return others.length > 0 ? others : [doer]
}

function createdOf({ text, project, kind }: Wish, began: Date, { workdays, dice, now }: Making): Date {
  const { monday, from, today, days } = workdays
  const joined = text.members.map((who) => from(monday(people[who].joined), 1))
  const earliest = [monday(project.weeks[0]), days[1]!, ...joined].reduce(laterOf)
  const before =
    kind === 'unstarted'
      ? from(today, -dice.whole(2, 14))
      : from(dayOf(began), project.rhythm === 'sprints' ? -dice.whole(2, 11) : -dice.whole(0, 2))
  const planned = project.rhythm === 'sprints' && kind !== 'started' ? mondayOf(before) : before
  const day = laterOf(planned, earliest)
  const wanted = momentOn(day, project.rhythm === 'sprints' ? dice.between(10, 11.5) : dice.between(8.6, 16.5))
  const last = Math.min(began.getTime() - 11 * MINUTE, now.getTime() - 90 * MINUTE)
  return new Date(Math.min(wanted.getTime(), kind === 'unstarted' ? now.getTime() - 90 * MINUTE : last))
}

const mondayOf = (day: string) => addDays(day, -((new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7))

function daysOf(wish: Wish, began: Date, { workdays, dice }: Making) {
  const { text, project, kind, begin } = wish
  const none = { startDate: null, dueDate: null }
  if (kind === 'backlog' || !dice.happens(project.due)) return none
  const length = 1 + Math.round(text.size * 1.4)
  const startDate = kind === 'unstarted' ? begin : dayOf(began)
  // Most are a little too hopeful, some are not.
  const slack = kind === 'completed' ? dice.pick([-1, 0, 0, 1, 1, 2, 3, 5]) : dice.pick([-1, 0, 1, 2, 4])
  const dueDate = laterOf(workdays.from(startDate, Math.max(1, length + slack)), startDate)
  return { startDate: project.isPlanned ? startDate : null, dueDate }
}
