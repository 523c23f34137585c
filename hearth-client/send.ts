// One call over HTTP, tried again where trying again is safe.
import { addressed, type Endpoint } from '../contract/endpoint.ts'
import { HearthError } from './error.ts'

export interface Connection {
  url: string
  key: string
  retries: number
}

export interface CallOptions {
  signal?: AbortSignal
  /** The same key within a day gives the first answer. Without one, every call of a POST has its own. */
  idempotencyKey?: string
}

/** Too many calls, or a server that is just starting: both say when to come again, and nothing was done. */
const WORTH_RETRYING = [429, 503]

export async function send(
  connection: Connection,
  endpoint: Endpoint,
  input: Record<string, unknown>,
  options: CallOptions,
): Promise<unknown> {
  const { address, request } = requestFor(connection, endpoint, input, options)
  for (let retriesLeft = connection.retries; ; retriesLeft--) {
    const response = await fetch(address, request)
    if (response.ok) return answerOf(response, endpoint)
    if (retriesLeft > 0 && WORTH_RETRYING.includes(response.status)) {
      await response.body?.cancel()
      await pause(Number(response.headers.get('retry-after') ?? 1) * 1000, options.signal)
    } else throw new HearthError(response.status, await response.json().catch(() => null))
  }
}

function requestFor(
  { url, key }: Connection,
  endpoint: Endpoint,
  input: Record<string, unknown>,
  { signal, idempotencyKey }: CallOptions,
) {
  const { path, rest } = addressed(endpoint, input)
  const headers = new Headers({ authorization: `Bearer ${key}` })
  // One for all attempts: a POST whose answer was lost is not carried out twice.
  if (endpoint.method === 'POST') headers.set('idempotency-key', idempotencyKey ?? crypto.randomUUID())
  const request: RequestInit = { method: endpoint.method, headers, ...(signal && { signal }) }
  if (endpoint.method === 'GET') return { address: url + path + queryOf(rest), request }
  if (endpoint.upload) request.body = formOf(rest)
  else {
    headers.set('content-type', 'application/json')
    request.body = JSON.stringify(rest)
  }
  return { address: url + path, request }
}

const given = (fields: Record<string, unknown>) => Object.entries(fields).filter(([, value]) => value !== undefined)

function queryOf(fields: Record<string, unknown>) {
  const query = new URLSearchParams(given(fields).map(([name, value]) => [name, String(value)]))
  return query.size > 0 ? `?${query}` : ''
}

function formOf(fields: Record<string, unknown>) {
  const form = new FormData()
  for (const [name, value] of given(fields)) form.set(name, value instanceof Blob ? value : String(value))
  return form
}

async function answerOf(response: Response, { download }: Endpoint): Promise<unknown> {
  if (response.status === 204) return undefined
  if (!download) return response.json()
  const filename = filenameIn(response.headers.get('content-disposition') ?? '')
  const contentType = response.headers.get('content-type') ?? 'application/octet-stream'
  return { filename, contentType, content: new Uint8Array(await response.arrayBuffer()) }
}

/** Beyond plain letters a name is told twice: what follows `filename*` is the whole of it. */
function filenameIn(disposition: string) {
  const whole = /filename\*=UTF-8''(\S+)/.exec(disposition)?.[1]
  return whole ? decodeURIComponent(whole) : (/filename="([^"]+)"/.exec(disposition)?.[1] ?? 'download')
}

const pause = (ms: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve, reject) => {
    signal?.throwIfAborted()
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
