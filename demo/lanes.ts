// Everybody's working days, filled from morning to evening with one task after the other.
import type { Chance } from './chance.ts'
import { type PersonKey, people } from './people.ts'
import { momentOn, type Workdays } from './workdays.ts'

export interface Block {
  by: PersonKey
  from: Date
  hours: number
}

interface LaneDay {
  day: string
  cursor: number
  left: number
  isAway: boolean
}

const LUNCH = 12.5
const LUNCH_HOURS = 0.75
const EVENING = 18.5
const LONGEST = 4.5
const SHORTEST = 0.4

/** The week a whole batch of kettles came back. Nobody who could hold a screwdriver did anything else. */
const RECALL_WEEK = -7
const calledIn: PersonKey[] = ['priya', 'jonah', 'aiko', 'sam']

export class Lane {
  private readonly who: PersonKey
  private readonly days: LaneDay[]

  constructor(who: PersonKey, { days, monday }: Workdays, chance: Chance) {
    this.who = who
    const { away, joined, hoursADay } = people[who]
    const isIn = (day: string, week: number) => day >= monday(week) && day < monday(week + 1)
    this.days = days
      .filter((day) => day > monday(joined))
      .map((day) => ({
        day,
        cursor: 8.75 + chance.between(0, 0.8),
        left: hoursADay * chance.between(0.8, 1.15),
        isAway: away.some((week) => isIn(day, week)) || (calledIn.includes(who) && isIn(day, RECALL_WEEK)),
      }))
  }

  /** How many hours there are from one day until another. */
  roomIn(from: string, until: string) {
    return this.days
      .filter(({ day, isAway }) => !isAway && day >= from && day < until)
      .reduce((sum, { left }) => sum + left, 0)
  }

  /** So many hours of work, from that day on, wherever there is room. `urgent`: holidays or not. */
  take(from: string, hours: number, urgent: boolean): Block[] {
    const blocks: Block[] = []
    let wanted = hours
    for (const day of this.days) {
      if (wanted < SHORTEST) break
      if (day.day < from || (day.isAway && !urgent) || day.left < SHORTEST || day.cursor > EVENING) continue
      const length = Math.min(wanted, day.left, LONGEST)
      blocks.push({ by: this.who, from: momentOn(day.day, day.cursor), hours: length })
      day.left -= length
      day.cursor += length + 0.2
      if (day.cursor > LUNCH && day.cursor - length < LUNCH + 1) day.cursor += LUNCH_HOURS
      wanted -= length
    }
    return blocks
  }

  /** The next day this person is at work. */
  presentOn(day: string) {
    return this.days.find((one) => one.day >= day && !one.isAway)?.day ?? null
  }
}
