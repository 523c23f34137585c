// Records sessions for a configured service, in production only: what the page looked like (never what was typed) and what broke.
import type { PublicConfig } from '#contract/app.ts'
import { RECORDING_BUFFER } from '#contract/constants.ts'
import { randomId } from './random-id.ts'

const FLUSH_EVERY_MS = 5_000
/** Browsers refuse larger bodies for a request that outlives its page. */
const KEEPALIVE_BYTES = 60_000

interface Problem {
  kind: 'application error' | 'uncaught error' | 'unhandled rejection'
  message: string
  stack?: string | undefined
  component?: string | undefined
  info?: string | undefined
}

let address = ''
let events: unknown[] = []
const recordingId = randomId()

export async function startRecording({ production, recordingUrl }: Pick<PublicConfig, 'production' | 'recordingUrl'>) {
  if (!production || !recordingUrl) return
  address = recordingUrl
  const { record } = await import('@rrweb/record')
  record({ emit: keep, maskAllInputs: true })

  window.addEventListener('error', ({ error, message }) =>
    report({ kind: 'uncaught error', ...accountOf(error ?? message) }),
  )
  window.addEventListener('unhandledrejection', ({ reason }) =>
    report({ kind: 'unhandled rejection', ...accountOf(reason) }),
  )
  setInterval(flush, FLUSH_EVERY_MS)
  window.addEventListener('pagehide', flush)
}

/** What a component's crash is told with: which component, and React's own account of where. */
export function reportCrash(error: unknown, componentStack = '') {
  const component = componentStack.match(/at (\w+)/)?.[1]
  report({ kind: 'application error', ...accountOf(error), component, info: componentStack })
}

function report(problem: Problem) {
  if (!address) return
  keep({ type: 'problem', timestamp: Date.now(), page: window.location.pathname, data: problem })
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
  fetch(address, {
    method: 'POST',
    body,
    keepalive: body.length < KEEPALIVE_BYTES,
    headers: { 'Content-Type': 'text/plain' },
    mode: 'no-cors',
  }).catch(() => {
    events = [...sent, ...events].slice(-RECORDING_BUFFER)
  })
}

function accountOf(error: unknown) {
  return error instanceof Error ? { message: error.message, stack: error.stack } : { message: String(error) }
}
