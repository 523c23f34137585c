// How often somebody may try. Counted in memory, or in Redis when several nodes share the work.
import { isIPv6 } from 'node:net'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import type { RedisClientType } from 'redis'
import { many, t } from '#contract/texts.ts'
import { Refusal } from './errors.ts'
import type { Meters } from './meters.ts'

interface Rule {
  name: string
  calls: number
  windowSeconds: number
}

/** What is left of a limit. */
export interface Allowance {
  calls: number
  remaining: number
  /** Until all calls are there again. */
  resetSeconds: number
}

export interface Limits {
  /** Counts one call by `key`; refuses with 429 when there were too many. */
  spend(rule: Rule, key: string): Promise<Allowance>
}

export const noLimits: Limits = {
  spend: async ({ calls, windowSeconds }) => ({ calls, remaining: calls, resetSeconds: windowSeconds }),
}

export function countingLimits(redis: RedisClientType | null, meters: Meters): Limits {
  const limiters = new Map<string, RateLimiterAbstract>()
  const limiterFor = ({ name, calls, windowSeconds }: Rule) => {
    const known = limiters.get(name)
    if (known) return known
    const options = { keyPrefix: `limit:${name}`, points: calls, duration: windowSeconds }
    const memory = new RateLimiterMemory(options)
    // Without Redis for a while each node counts for itself: a limit that is too generous beats nobody getting in.
    const limiter = redis
      ? new RateLimiterRedis({ ...options, storeClient: redis, useRedisPackage: true, insuranceLimiter: memory })
      : memory
    limiters.set(name, limiter)
    return limiter
  }
  return {
    async spend(rule, key) {
      try {
        const { remainingPoints, msBeforeNext } = await limiterFor(rule).consume(key)
        return { calls: rule.calls, remaining: remainingPoints, resetSeconds: Math.ceil(msBeforeNext / 1000) }
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused
        meters.limitsHit.inc({ rule: rule.name })
        const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
        throw new Refusal(
          429,
          'too_many_requests',
          () => t`Too many attempts. Please try again in ${inWords(seconds)}.`,
          {
            retryAfter: seconds,
          },
        )
      }
    },
  }
}

const inWords = (seconds: number) =>
  seconds < 90
    ? many(seconds, { one: '# second', other: '# seconds' })
    : many(Math.ceil(seconds / 60), { one: '# minute', other: '# minutes' })

/** One household has billions of IPv6 addresses; its /64 is what counts as one. */
export function networkOf(address: string): string {
  const plain = address.startsWith('::ffff:') ? address.slice(7) : address
  if (!isIPv6(plain)) return plain
  const [head = '', tail = ''] = plain.split('::')
  const groups = head.split(':').filter(Boolean)
  const missing = plain.includes('::') ? 8 - groups.length - tail.split(':').filter(Boolean).length : 0
  return [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...tail.split(':').filter(Boolean)]
    .slice(0, 4)
    .join(':')
}
