// What happens when. Written down in any order, played from the oldest to the newest.
import type { Hearth } from './hearth.ts'

interface Act {
  at: Date
  run(): Promise<unknown>
}

export interface Script {
  at(moment: Date, run: () => Promise<unknown>): void
}

const DAY = 86_400_000
/** Only what is this young is told to people: nobody reads an inbox that goes back half a year. */
const TOLD_FOR = 21 * DAY

export function newScript() {
  const acts: Act[] = []
  return {
    at: (moment: Date, run: () => Promise<unknown>) => void acts.push({ at: moment, run }),

    async play(hearth: Hearth, now: Date) {
      acts.sort((one, other) => one.at.getTime() - other.at.getTime())
      let evening = (acts[0]?.at.getTime() ?? 0) + DAY
      for (const { at, run } of acts) {
        if (at.getTime() >= evening) {
          await settle(hearth, evening, now)
          evening = at.getTime() + DAY / 4
        }
        hearth.turnTo(at)
        await run()
      }
      await settle(hearth, now.getTime(), now)
      return acts.length
    },
  }
}

const settle = (hearth: Hearth, until: number, now: Date) =>
  until > now.getTime() - TOLD_FOR ? hearth.followUp() : hearth.forget()
