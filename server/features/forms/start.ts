// The proof of having opened a form: sealed, so nobody makes one, dates it back or uses it for another form.
import { createHash } from 'node:crypto'
import { type FormStart, MIN_READING_MS, type Protection } from '#contract/forms.ts'
import { t } from '#contract/texts.ts'
import { Refusal } from '#server/core/errors.ts'
import type { Seal } from '#server/core/seal.ts'
import { newSecret } from '#server/core/secrets.ts'

const LONGEST_READING_MS = 24 * 60 * 60 * 1000
/** About a third of a second of calculating for a browser, and one hash for us. */
const WORK_BITS = 17

interface Start {
  form: string
  at: number
  challenge: string
}

export function makeStart(seal: Seal, form: { _id: string; protection: Protection }, now: Date): FormStart {
  const start: Start = { form: form._id, at: now.getTime(), challenge: newSecret() }
  return {
    token: seal.close(JSON.stringify(start)),
    challenge: start.challenge,
    bits: form.protection === 'work' ? WORK_BITS : 0,
  }
}

interface Sent {
  token?: string | undefined
  work?: string | undefined
}

/** What the submission began with: good for one. Null where none is asked for and none was sent. */
export function requireStart(
  seal: Seal,
  form: { _id: string; protection: Protection },
  { token, work }: Sent,
  now: Date,
): string | null {
  if (!token && form.protection === 'open') return null
  const start = token ? opened(seal, token) : null
  const age = start ? now.getTime() - start.at : 0
  if (start?.form !== form._id || age > LONGEST_READING_MS) throw staleStart()
  if (age < MIN_READING_MS) throw tooQuick(MIN_READING_MS - age)
  if (form.protection === 'work' && !isDone(start.challenge, work)) throw workMissing()
  return start.challenge
}

function opened(seal: Seal, token: string): Start | null {
  try {
    return JSON.parse(seal.open(token)) as Start
  } catch {
    return null
  }
}

function isDone(challenge: string, work: string | undefined) {
  if (!work) return false
  const hash = createHash('sha256').update(`${challenge}:${work}`).digest()
  return Math.clz32(hash.readUInt32BE(0)) >= WORK_BITS
}

/** The page asks for a new start by itself when it reads this code. */
export const staleStart = () =>
  new Refusal(400, 'stale_form', t`This form was opened too long ago, or was sent already. Please send it once more.`)
const tooQuick = (ms: number) =>
  new Refusal(400, 'too_quick', t`That was very quick. Please wait a moment and send it again.`, {
    retryAfter: Math.ceil(ms / 1000),
  })
const workMissing = () =>
  new Refusal(400, 'work_missing', t`Your browser has not finished its check. Please send it once more.`)
