// Every refusal a person can see is a Refusal: its words are said in their language where it is answered, `code` is for programs.
import { STATUS_CODES } from 'node:http'
import { said, t, type Words } from '#contract/texts.ts'

export interface Problem {
  path: string
  message: Words
}

type Extra = Record<string, unknown> & { details?: Problem[] }

/** Thrown, it undoes the request's transaction. Returned by a service, what was written stays and the caller is refused all the same. */
export class Refusal extends Error {
  readonly status: number
  readonly code: string
  readonly words: Words
  readonly extra: Extra

  constructor(status: number, code: string, words: Words, extra: Extra = {}) {
    super(said(words))
    this.status = status
    this.code = code
    this.words = words
    this.extra = extra
  }

  /** In the language being spoken. */
  toJSON() {
    // Bad input always says where: nowhere in particular is an empty list.
    const details = this.extra.details ?? (this.status === 400 ? [] : undefined)
    // Last, so that nothing beside it takes the place of what every refusal says.
    return {
      ...this.extra,
      ...(details && { details: details.map(({ path, message }) => ({ path, message: said(message) })) }),
      statusCode: this.status,
      error: STATUS_CODES[this.status] ?? 'Error',
      code: this.code,
      message: said(this.words),
    }
  }
}

export const notFound = (what: Words) => new Refusal(404, 'not_found', () => t`${said(what)} not found`)
export const forbidden = (words: Words = t`You are not allowed to do this`) => new Refusal(403, 'forbidden', words)
export const conflict = (code: string, words: Words, extra?: Extra) => new Refusal(409, code, words, extra)
export const unauthorized = (code = 'unauthorized', words: Words = t`Please sign in`) => new Refusal(401, code, words)
export const invalid = (words: Words, code = 'invalid', details?: Problem[]) =>
  new Refusal(400, code, words, details && { details })
export const invalidField = (path: string, message: Words) => invalid(message, 'invalid', [{ path, message }])

/** For what is found through the door of something else: whoever does not see that is told that this is not there. */
export const hiddenBehindDoor =
  (what: Words) =>
  (refusal: unknown): never => {
    throw refusal instanceof Refusal && refusal.status === 404 ? notFound(what) : refusal
  }

/** What was looked at is not so any more, and nothing was done: the whole is tried again, as after a deadlock. */
export const overtaken = () => Object.assign(new Error('overtaken by another change'), { code: '40001' })

/** Stops the start with one line for the person at the terminal, no stack. */
export class StartupError extends Error {}
