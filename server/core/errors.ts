// Every refusal a person can see is a Refusal: `message` is shown as it is, `code` is for programs.
import { STATUS_CODES } from 'node:http'

export interface Problem {
  path: string
  message: string
}

/** Thrown, it undoes the request's transaction. Returned by a service, what was written stays and the caller is refused all the same. */
export class Refusal extends Error {
  readonly status: number
  readonly code: string
  readonly extra: Record<string, unknown>

  constructor(status: number, code: string, message: string, extra: Record<string, unknown> = {}) {
    super(message)
    this.status = status
    this.code = code
    this.extra = extra
  }

  toJSON() {
    // Last, so that nothing beside it takes the place of what every refusal says.
    return {
      ...this.extra,
      statusCode: this.status,
      error: STATUS_CODES[this.status] ?? 'Error',
      code: this.code,
      message: this.message,
    }
  }
}

export const notFound = (what: string) => new Refusal(404, 'not_found', `${what} not found`)
export const forbidden = (message = 'You are not allowed to do this') => new Refusal(403, 'forbidden', message)
export const conflict = (code: string, message: string, extra?: Record<string, unknown>) =>
  new Refusal(409, code, message, extra)
export const unauthorized = (code = 'unauthorized', message = 'Please sign in') => new Refusal(401, code, message)
export const invalid = (message: string, code = 'invalid', details?: Problem[]) =>
  new Refusal(400, code, message, details && { details })
export const invalidField = (path: string, message: string) => invalid(message, 'invalid', [{ path, message }])

/** For what is found through the door of something else: whoever does not see that is told that this is not there. */
export const hiddenBehindDoor =
  (what: string) =>
  (refusal: unknown): never => {
    throw refusal instanceof Refusal && refusal.status === 404 ? notFound(what) : refusal
  }

/** What was looked at is not so any more, and nothing was done: the whole is tried again, as after a deadlock. */
export const overtaken = () => Object.assign(new Error('overtaken by another change'), { code: '40001' })

/** Stops the start with one line for the person at the terminal, no stack. */
export class StartupError extends Error {}
