// Requests to addresses people gave us. The name is looked up once, every answer is checked, and the connection goes to what was
// checked: a name that leads elsewhere a moment later is not asked again. Redirects are answers, not directions.
import { promises as dns, type LookupAddress } from 'node:dns'
import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { t } from '#contract/texts.ts'
import { bareAddress, isClosedHost, isPublicAddress } from './addresses.ts'

export interface Outside {
  /** Never throws: what went wrong is said in words for whoever gave the address. */
  post(url: string, message: { headers: Record<string, string>; body: string }): Promise<Answered>
  /** Why nothing will ever be sent there, by the look of it; null when there is no such reason. */
  objection(url: string): string | null
}

export type Answered = { status: number; answer: string; error: null } | { status: null; answer: null; error: string }

interface Settings {
  /** Also to this machine and its network, for installations that have their receivers there. */
  allowPrivate: boolean
  /** Where a name leads. */
  lookUp?: (hostname: string) => Promise<LookupAddress[]>
  timeoutMs?: number
}

const TIMEOUT_MS = 10_000
const ANSWER_BYTES = 4 * 1024
const CLOSED = t`This address leads into a private network, which is not allowed`

/** What went wrong, without a word about the network we are in. */
class Unsendable extends Error {}

export function outside({
  allowPrivate,
  lookUp = (hostname) => dns.lookup(hostname, { all: true, verbatim: true }),
  timeoutMs = TIMEOUT_MS,
}: Settings): Outside {
  const isOpen = (address: string) => allowPrivate || isPublicAddress(address)

  async function addressesOf(hostname: string): Promise<LookupAddress[]> {
    const literal = bareAddress(hostname)
    const found = literal ? [{ address: literal, family: literal.includes(':') ? 6 : 4 }] : await lookUp(hostname)
    if (found.length === 0) throw new Unsendable(t`This name leads nowhere`)
    // One closed answer among open ones is how a name is made to lead inside every other time.
    if (!found.every(({ address }) => isOpen(address))) throw new Unsendable(CLOSED)
    return found
  }

  function objection(url: string) {
    const { protocol, username, password, hostname } = new URL(url)
    if (protocol !== 'https:' && protocol !== 'http:') return t`An address begins with https://`
    if (username || password) return t`An address cannot carry a user name or password`
    return !allowPrivate && isClosedHost(hostname) ? CLOSED : null
  }

  return {
    objection,
    async post(url, { headers, body }) {
      const timeUp = AbortSignal.timeout(timeoutMs)
      try {
        const refusal = objection(url)
        if (refusal) throw new Unsendable(refusal)
        const target = new URL(url)
        const addresses = await unless(timeUp, addressesOf(target.hostname))
        return await exchange(target, addresses, { headers, body, timeUp })
      } catch (error) {
        return { status: null, answer: null, error: timeUp.aborted ? t`No answer in time` : inWords(error) }
      }
    },
  }
}

/** A name that is being looked up cannot be called off; its answer is no longer waited for. */
function unless<T>(timeUp: AbortSignal, work: Promise<T>): Promise<T> {
  const over = new Promise<never>((_, reject) =>
    timeUp.addEventListener('abort', () => reject(new Error('time is up')), { once: true }),
  )
  return Promise.race([work, over])
}

interface Exchange {
  headers: Record<string, string>
  body: string
  timeUp: AbortSignal
}

function exchange(target: URL, addresses: LookupAddress[], { headers, body, timeUp }: Exchange): Promise<Answered> {
  const checked: LookupFunction = (_hostname, { all }, found) =>
    all ? found(null, addresses) : found(null, addresses[0]!.address, addresses[0]!.family)
  const request = target.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const sent: ClientRequest = request(
      target,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        lookup: checked,
        // A connection of its own: none that was opened for another name is used again.
        agent: false,
        signal: timeUp,
        maxHeaderSize: 16 * 1024,
      },
      (response) => {
        readBeginning(response)
          .then((answer) => resolve({ status: response.statusCode!, answer, error: null }), reject)
          .finally(() => sent.destroy())
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

async function readBeginning(response: IncomingMessage) {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    size += chunk.length
    if (size >= ANSWER_BYTES) break
  }
  // PostgreSQL stores no NUL, and what was cut may end in half a letter.
  return Buffer.concat(chunks).subarray(0, ANSWER_BYTES).toString('utf8').replaceAll('\0', '')
}

const causes: Record<string, string> = {
  ENOTFOUND: t`This name leads nowhere`,
  EAI_AGAIN: t`The name could not be looked up`,
  ECONNREFUSED: t`The connection was refused`,
  ECONNRESET: t`The connection was cut`,
  EPIPE: t`The connection was cut`,
  EHOSTUNREACH: t`The address cannot be reached`,
  ENETUNREACH: t`The address cannot be reached`,
  ETIMEDOUT: t`The address cannot be reached`,
}

function inWords(error: unknown) {
  if (error instanceof Unsendable) return error.message
  const { code = '' } = error as NodeJS.ErrnoException
  if (/CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO/.test(code))
    return t`The connection is not secure: the certificate was refused`
  if (code.startsWith('HPE_')) return t`The answer is not HTTP`
  return causes[code] ?? t`The connection failed`
}
