// Bodies of strangers that are being read: each is held in memory, so there are never many of them at once.
import { t } from '#contract/texts.ts'
import { Refusal } from '#server/core/errors.ts'

const PER_NETWORK = 3
const IN_ALL = 10

export function bodiesUnderWay() {
  const byNetwork = new Map<string, number>()
  let all = 0
  const count = (network: string, step: 1 | -1) => {
    all += step
    const now = (byNetwork.get(network) ?? 0) + step
    if (now > 0) byNetwork.set(network, now)
    else byNetwork.delete(network)
  }
  return async <Result>(network: string, work: () => Promise<Result>): Promise<Result> => {
    if ((byNetwork.get(network) ?? 0) >= PER_NETWORK) throw tooMany(429, 'too_many_requests')
    if (all >= IN_ALL) throw tooMany(503, 'busy')
    count(network, 1)
    try {
      return await work()
    } finally {
      count(network, -1)
    }
  }
}

const tooMany = (status: 429 | 503, code: string) =>
  new Refusal(status, code, t`Many files are being sent just now. Please try again in a moment.`, { retryAfter: 5 })
