// Bodies with files that are being read: each is held in memory, so there are never many of them at once.
import { t } from '#contract/texts.ts'
import { Refusal } from '#server/core/errors.ts'

type Gate = <Result>(whose: string, work: () => Promise<Result>) => Promise<Result>

/** Strangers are told apart by their network, people by who they are. One gate of each for all areas: they share the memory. */
export interface BodiesUnderWay {
  ofStrangers: Gate
  ofPeople: Gate
}

export const bodiesUnderWay = (): BodiesUnderWay => ({
  ofStrangers: gate({ each: 3, inAll: 10 }),
  ofPeople: gate({ each: 6, inAll: 30 }),
})

function gate(most: { each: number; inAll: number }): Gate {
  const byWhom = new Map<string, number>()
  let all = 0
  const count = (whose: string, step: 1 | -1) => {
    all += step
    const now = (byWhom.get(whose) ?? 0) + step
    if (now > 0) byWhom.set(whose, now)
    else byWhom.delete(whose)
  }
  return async (whose, work) => {
    if ((byWhom.get(whose) ?? 0) >= most.each) throw tooMany(429, 'too_many_requests')
    if (all >= most.inAll) throw tooMany(503, 'busy')
    count(whose, 1)
    try {
      return await work()
    } finally {
      count(whose, -1)
    }
  }
}

const tooMany = (status: 429 | 503, code: string) =>
  new Refusal(status, code, t`Many files are being sent just now. Please try again in a moment.`, { retryAfter: 5 })
