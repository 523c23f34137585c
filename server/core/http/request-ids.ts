// One name for a request and all that comes of it, in every line of the log, in the answer, in jobs and in what leaves the house.
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { KEY_MARK } from '#contract/api-keys.ts'

const wellFormed = /^[\w-]{8,64}$/
const trace = /^[\da-f]{2}-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}$/

/** The one the caller or a proxy gave it, else the id of the trace it belongs to (W3C), else one of our own. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id']
  // It is written down and sent on, so it is never a key that somebody put into the wrong header.
  if (typeof given === 'string' && wellFormed.test(given) && !given.includes(KEY_MARK)) return given
  const parent = headers.traceparent
  return (typeof parent === 'string' && trace.exec(parent)?.[1]) || randomUUID()
}
