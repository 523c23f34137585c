// One try at one request, and what its sender may conclude from how it ended.
import { authApi } from '#contract/auth.ts'
import type { Endpoint, Sent } from '#contract/endpoint.ts'
import type { Person, Reply } from '#server/testing/person.ts'
import type { Ledger } from './ledger.ts'

/** Done and refused are certain. Unknown is a connection that was cut, or a server that says it cannot tell. */
type Outcome = { kind: 'done'; reply: Reply } | { kind: 'refused'; status: number } | { kind: 'unknown' }

const PATIENCE_MS = 8_000

export async function attempt<E extends Endpoint>(
  ledger: Ledger,
  person: Person,
  endpoint: E,
  input: Sent<E>,
  key: string | null,
): Promise<Outcome> {
  const headers: Record<string, string> = key ? { 'idempotency-key': key } : {}
  const used = person.tokens
  const reply = await person
    .try(endpoint, input, { headers, signal: AbortSignal.timeout(PATIENCE_MS) })
    .catch(() => null)
  if (!reply || reply.status === 503) return { kind: 'unknown' }
  if (reply.status < 300) return { kind: 'done', reply }
  if (reply.status === 401) {
    await renew(person, used)
    return { kind: 'unknown' }
  }
  const said = `${endpoint.method} ${endpoint.path} answered ${reply.status} ${reply.body?.code}`
  if (reply.status >= 500) {
    ledger.wrongAnswers.push(said)
    return { kind: 'unknown' }
  }
  if (reply.status !== 404 && reply.status !== 409) ledger.wrongAnswers.push(said)
  return { kind: 'refused', status: reply.status }
}

const renewing = new WeakMap<Person, Promise<void>>()

/** Like the tabs of one browser, those who speak for one person exchange an outdated token once. */
async function renew(person: Person, used: Person['tokens']) {
  if (person.tokens !== used) return
  const work = renewing.get(person) ?? exchange(person).finally(() => renewing.delete(person))
  renewing.set(person, work)
  await work
}

/** For a new pair of tokens. */
export async function exchange(person: Person) {
  const { refresh_token } = person.tokens
  const reply = await person.try(authApi.refresh, { refresh_token }).catch(() => null)
  if (reply?.status === 200) person.tokens = reply.body
}
