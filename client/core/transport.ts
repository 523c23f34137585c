// Sends one request and reads one answer. Knows nothing of sessions.

import { addressed, type Endpoint, type Output, type Sent } from '#contract/endpoint.ts'
import type { Download } from '#contract/fields.ts'
import { t } from '#contract/texts.ts'
import { randomId } from './random-id.ts'
import { noteReached } from './reached.ts'

export interface FieldProblem {
  path: string
  message: string
}

export const SESSION_EXPIRED = t`Session expired. Please login again.`

export class CallError extends Error {
  /** 0 when no answer came at all. */
  readonly status: number
  readonly code: string
  readonly details: FieldProblem[]
  /** False when neither the server nor the transport said why, so that a caller may say it better. */
  readonly explained: boolean
  /** What to quote when nobody expected it. */
  readonly reference: string | undefined

  constructor(status: number, message = '', code = '', details: FieldProblem[] = [], reference?: string) {
    super(message || t`An error occurred`)
    this.status = status
    this.code = code
    this.details = details
    this.explained = message !== ''
    this.reference = reference
  }
}

export const isUnauthorized = (error: unknown) => error instanceof CallError && error.status === 401
export const sessionOver = () => new CallError(401, SESSION_EXPIRED, 'session_expired')
/** Nobody answered, or somebody in between said that nobody is there. Not a no: asking later may well be answered. */
export const isAway = (error: unknown) =>
  error instanceof CallError && (error.code === 'unreachable' || error.status > 501)
export const isSessionOver = (error: unknown) => error instanceof CallError && error.code === 'session_expired'

/** Live events carry it back, so that a tab can tell its own changes from those of others. */
export const clientId = randomId()

/** A browser sends no more than 64 KB for pages that are gone, all requests together, and refuses what is more. The recording takes some of it. */
const OUTLIVING_BYTES = 44_000
let outliving = 0

export interface SendOptions {
  signal?: AbortSignal | undefined
  token?: string | null
  /** The body, already in parts. */
  form?: FormData | undefined
  /** A POST sent again with the same key is done once. */
  key?: string | undefined
  /** How much of a file has gone out, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined
}

export async function send<E extends Endpoint>(
  endpoint: E,
  input: Sent<E>,
  { signal, token, form, key, onProgress }: SendOptions = {},
): Promise<Output<E>> {
  const { path, rest } = addressed(endpoint, input as Record<string, unknown>)
  const headers = new Headers({ 'X-Client-Id': clientId })
  if (token) headers.set('Authorization', `Bearer ${token}`)
  if (key) headers.set('Idempotency-Key', key)
  const request: RequestInit = { method: endpoint.method, headers }
  if (signal) request.signal = signal

  let address = path
  /** What it takes of the room for requests that outlive their page. */
  let taken = 0
  if (endpoint.method === 'GET') address += queryOf(rest)
  else if (form || endpoint.upload) request.body = form ?? formOf(rest)
  else {
    headers.set('Content-Type', 'application/json')
    const body = JSON.stringify(rest)
    request.body = body
    // Whoever changes something and closes the window in the same moment has changed it.
    const bytes = new TextEncoder().encode(body).length
    request.keepalive = outliving + bytes <= OUTLIVING_BYTES
    if (request.keepalive) taken = bytes
  }
  outliving += taken
  try {
    return await answerOf(
      await (onProgress
        ? reachWithProgress(address, request, onProgress)
        : reach(address, request, takeEarly(endpoint, address, token))),
    )
  } finally {
    outliving -= taken
  }
}

function queryOf(fields: Record<string, unknown>) {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) query.set(name, String(value))
  return query.size ? `?${query}` : ''
}

function formOf(fields: Record<string, unknown>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.set(name, value instanceof Blob ? value : String(value))
  }
  return form
}

async function reach(address: string, request: RequestInit, early: Promise<Response> | undefined) {
  try {
    const response = await (early ?? fetch(address, request))
    noteReached(true)
    return response
  } catch (error) {
    // Someone who leaves a screen cancels its calls; that is no failure to tell about.
    if (request.signal?.aborted) throw error
    noteReached(false)
    throw unreachable()
  }
}

/** Each is good for one question, of the person it was asked for. */
function takeEarly({ method }: Endpoint, address: string, token: string | null | undefined) {
  const early = window.earlyAnswers
  if (method !== 'GET' || !early || early.token !== token) return undefined
  const answer = early.of.get(address)
  early.of.delete(address)
  return answer
}

/** What nobody took by then is too old to be taken. */
const EARLY_MS = 10_000
setTimeout(() => delete window.earlyAnswers, EARLY_MS)

export const unreachable = () =>
  new CallError(0, t`The server cannot be reached. Check your connection and try again.`, 'unreachable')

/** Only the old way of asking tells how much has gone out. */
function reachWithProgress(
  address: string,
  { method, headers, body }: RequestInit,
  onProgress: (share: number) => void,
) {
  return new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method ?? 'POST', address)
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () =>
      resolve(new Response(request.responseText, { status: request.status, statusText: request.statusText }))
    request.onerror = () => reject(unreachable())
    request.send(body as FormData)
  })
}

async function answerOf(response: Response) {
  if (response.ok && isFile(response)) return fileOf(response)
  const body = await response.json().catch(() => null)
  if (response.ok) return body
  throw new CallError(response.status, body?.message ?? response.statusText, body?.code, body?.details, body?.requestId)
}

/** Everything but a download is answered in JSON; a file of JSON says that it is one. */
const isFile = ({ headers }: Response) => headers.get('Content-Disposition')?.startsWith('attachment') ?? false

async function fileOf(response: Response): Promise<Download> {
  const [, filename = 'download'] = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '') ?? []
  const contentType = response.headers.get('Content-Type') ?? 'text/plain'
  // As bytes: read as text, a spreadsheet or a picture would come out broken.
  return { filename, contentType, content: new Uint8Array(await response.arrayBuffer()) }
}
