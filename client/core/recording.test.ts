// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { pauseRecording, reportCrash, resumeRecording, startRecording } from './recording.ts'

const recorder = vi.hoisted(() => ({
  options: null as { emit(event: unknown): void; maskAllInputs: boolean } | null,
  isOn: false,
}))
vi.mock('@rrweb/record', () => ({
  record: (options: typeof recorder.options) => {
    recorder.options = options
    recorder.isOn = true
    return () => {
      recorder.isOn = false
    }
  },
}))

interface Batch {
  events: { type: string; page: string; data: { kind: string; message: string; component?: string; info?: string } }[]
}

let isReachable = true
const batches: Batch[] = []
vi.stubGlobal('fetch', async (_address: string, request: RequestInit) => {
  if (!isReachable) throw new TypeError('Failed to fetch')
  batches.push(JSON.parse(String(request.body)))
})

beforeEach(() => {
  batches.length = 0
  isReachable = true
})

let page = { href: 'https://hearth.example.org/acme', path: '/acme', hasSecret: false }
const secretPage = { href: 'https://hearth.example.org/join/$token', path: '/join/$token', hasSecret: true }
const start = (production: boolean, recordingUrl: string | null) =>
  startRecording({ production, recordingUrl }, () => page)

const lastProblem = () => batches.at(-1)?.events.at(-1)?.data

test('nothing is recorded in development or without an address', async () => {
  await start(false, 'https://recording.example.org')
  await start(true, null)
  reportCrash(new Error('boom'), '')
  expect(recorder.options).toBeNull()
  expect(batches).toEqual([])
})

test('nothing is recorded before a page with a secret is left', async () => {
  page = secretPage
  await start(true, 'https://recording.example.org')
  resumeRecording()
  expect(recorder.isOn).toBe(false)
  page = { ...secretPage, path: '/acme', hasSecret: false }
  resumeRecording()
  expect(recorder.isOn).toBe(true)
})

test('it pauses on the way to such a page, and a crash there names no secret', () => {
  pauseRecording()
  expect(recorder.isOn).toBe(false)
  page = secretPage
  reportCrash(new Error('boom'), '')
  expect(batches.at(-1)?.events.at(-1)?.page).toBe('/join/$token')
})

test('what people type is masked', () => {
  expect(recorder.options?.maskAllInputs).toBe(true)
})

test('a crash is told with its component and where it happened', () => {
  reportCrash(new Error('boom'), '\n    at TaskCard (app.js:1)\n    at Board')
  expect(lastProblem()).toMatchObject({ kind: 'application error', message: 'boom', component: 'TaskCard' })
  expect(lastProblem()?.info).toContain('at Board')
})

test('a rejection nobody handled is tagged as one', () => {
  const event = Object.assign(new Event('unhandledrejection'), { reason: new Error('lost') })
  window.dispatchEvent(event)
  expect(lastProblem()).toMatchObject({ kind: 'unhandled rejection', message: 'lost' })
})

test('while the service is away, the newest thousand events are kept', async () => {
  isReachable = false
  for (let index = 0; index < 1_500; index += 1) recorder.options?.emit({ type: `event ${index}` })
  reportCrash(new Error('first'), '')
  await Promise.resolve()
  isReachable = true
  reportCrash(new Error('second'), '')
  await expect.poll(() => batches).toHaveLength(1)
  const { events } = batches[0]!
  expect(events).toHaveLength(1_000)
  expect(events.at(-1)?.data.message).toBe('second')
})
