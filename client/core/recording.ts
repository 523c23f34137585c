// Records sessions for a configured service, in production only: what pages looked like and what broke. Fields are masked,
// whatever has the class `rr-block` is left out, and a page with a secret in its address is not recorded at all.
import type { PublicConfig } from '#contract/app.ts'
import { RECORDING_BUFFER } from '#contract/constants.ts'
import { randomId } from './random-id.ts'
import type { ShownAddress } from './shown-address.ts'

const FLUSH_EVERY_MS = 5_000
/** Browsers refuse larger bodies for requests that outlive their page. Most of the room is for what people change. */
const KEEPALIVE_BYTES = 16_000
let isOutliving = false

interface Problem {
  kind: 'application error' | 'uncaught error' | 'unhandled rejection'
  message: string
  stack?: string | undefined
  component?: string | undefined
  info?: string | undefined
}

let address = ''
let currentPage: () => ShownAddress
let record: typeof import('@rrweb/record').record | null = null
let stop: (() => void) | null = null
let events: unknown[] = []
const recordingId = randomId()

type Config = Pick<PublicConfig, 'production' | 'recordingUrl'>

export async function startRecording({ production, recordingUrl }: Config, page: () => ShownAddress) {
  if (!production || !recordingUrl) return
  address = recordingUrl
  currentPage = page
  record = (await import('@rrweb/record')).record
  resumeRecording()

  window.addEventListener('error', ({ error, message }) =>
    report({ kind: 'uncaught error', ...accountOf(error ?? message) }),
  )
  window.addEventListener('unhandledrejection', ({ reason }) =>
    report({ kind: 'unhandled rejection', ...accountOf(reason) }),
  )
  setInterval(flush, FLUSH_EVERY_MS)
  window.addEventListener('pagehide', flush)
}

/** Before a page with a secret shows: the recorder notes the address and every link on it. */
export function pauseRecording() {
  stop?.()
  stop = null
}

/** Does nothing while it records, or may not. */
export function resumeRecording() {
  if (!record || stop || currentPage().hasSecret) return
  stop = record({ emit: keep, maskAllInputs: true }) ?? null
}

/** What a component's crash is told with: which component, and React's own account of where. */
export function reportCrash(error: unknown, componentStack = '') {
  const component = componentStack.match(/at (\w+)/)?.[1]
  report({ kind: 'application error', ...accountOf(error), component, info: componentStack })
}

function report(problem: Problem) {
  if (!address) return
  keep({ type: 'problem', timestamp: Date.now(), page: currentPage().path, data: problem })
  flush()
}

function keep(event: unknown) {
  events.push(event)
  // A service that is away must not fill the memory of the page: the oldest goes.
  if (events.length > RECORDING_BUFFER) events = events.slice(-RECORDING_BUFFER)
}

function flush() {
  if (events.length === 0) return
  const sent = events
  const body = JSON.stringify({ recordingId, events: sent })
  events = []
  const outlives = !isOutliving && new TextEncoder().encode(body).length < KEEPALIVE_BYTES
  if (outlives) isOutliving = true
  fetch(address, {
    method: 'POST',
    body,
    keepalive: outlives,
    headers: { 'Content-Type': 'text/plain' },
    mode: 'no-cors',
  })
    .catch(() => {
      events = [...sent, ...events].slice(-RECORDING_BUFFER)
    })
    .finally(() => {
      if (outlives) isOutliving = false
    })
}

function accountOf(error: unknown) {
  return error instanceof Error ? { message: error.message, stack: error.stack } : { message: String(error) }
}
