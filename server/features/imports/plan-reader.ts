// A file opened as a plan: small ones at once, large ones in a thread of their own, so that nobody else waits while it is read.
import type { Worker } from 'node:worker_threads'
import type { ImportProvider } from '#contract/imports.ts'
import type { Language } from '#contract/languages.ts'
import { t } from '#contract/texts.ts'
import { inLanguage } from '#server/core/speech.ts'
import { openThread } from '#server/core/threads.ts'
import { type Outline, outlineOf } from './outline.ts'
import { BrokenFile, type PlannedTask } from './plan.ts'
import type { Mapping } from './providers/csv.ts'
import { readFile } from './read-file.ts'

export interface Given {
  provider: ImportProvider
  bytes: Uint8Array
  mapping: Mapping | null
  /** Of whoever reads what is the matter with it. */
  language: Language
}

export interface Asked {
  from: number
  count: number
}

export interface OpenPlan {
  outline: Outline
  rows(asked: Asked): Promise<PlannedTask[]>
  close(): void
}

/** Read in some 10 ms, which nobody notices; a thread takes longer than that to begin. */
const SMALL_BYTES = 64 * 1024
const MOST_MEMORY_MB = 1024
/** Many times what the largest file takes: whoever is not done by then never will be. */
const LONGEST_READING_MS = 120_000
/** Each may need all the memory it is allowed. */
const READ_AT_ONCE = 3

export const openPlan = (given: Given): Promise<OpenPlan> =>
  given.bytes.length <= SMALL_BYTES ? openHere(given) : inTurn(() => openInThread(given))

let reading = 0
const waiting: (() => void)[] = []

async function inTurn<Result>(read: () => Promise<Result>): Promise<Result> {
  if (reading < READ_AT_ONCE) reading += 1
  else await new Promise<void>((begin) => waiting.push(begin))
  try {
    return await read()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else reading -= 1
  }
}

export const planOf = ({ provider, bytes, mapping, language }: Given) =>
  inLanguage(language, () => readFile(provider, bytes, mapping))

async function openHere(given: Given): Promise<OpenPlan> {
  const plan = planOf(given)
  return {
    outline: outlineOf(plan),
    rows: async ({ from, count }) => plan.tasks.slice(from, from + count),
    close: () => {},
  }
}

type Told = { outline: Outline } | { rows: PlannedTask[] } | { broken: string; row: number | null }

async function openInThread(given: Given): Promise<OpenPlan> {
  const worker = openThread(import.meta.url, 'plan-worker', {
    workerData: given,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
  })
  const next = () => answerOf(worker)
  let isLate = false
  const deadline = setTimeout(() => {
    isLate = true
    void worker.terminate()
  }, LONGEST_READING_MS)
  try {
    const told = await next()
    if ('broken' in told) throw new BrokenFile(told.broken, told.row)
    return {
      outline: (told as { outline: Outline }).outline,
      rows: async (asked) => {
        worker.postMessage(asked)
        return ((await next()) as { rows: PlannedTask[] }).rows
      },
      close: () => void worker.terminate(),
    }
  } catch (error) {
    void worker.terminate()
    throw isLate || isOutOfMemory(error)
      ? new BrokenFile(t`This file is too large to be read at once. Split it and import the parts.`)
      : error
  } finally {
    clearTimeout(deadline)
  }
}

/** What it says next, or why it says nothing any more. */
const answerOf = (worker: Worker) =>
  new Promise<Told>((resolve, reject) => {
    const settled =
      <Value>(settle: (value: Value) => void) =>
      (value: Value) => {
        worker.off('message', hear).off('error', fail).off('exit', end)
        settle(value)
      }
    const hear = settled(resolve)
    const fail = settled(reject)
    const end = settled(() => reject(new Error('the thread that reads the file has ended')))
    worker.on('message', hear).on('error', fail).on('exit', end)
  })

const isOutOfMemory = (error: unknown) => (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY'
