// One fault from beginning to end: people work, something breaks, people go on, and then the books are compared.
import { setTimeout as wait } from 'node:timers/promises'
import { openCopies } from './copies.ts'
import type { Fault } from './fault.ts'
import { watchHealth } from './health.ts'
import { Ledger } from './ledger.ts'
import { startLoad } from './load.ts'
import type { Random } from './random.ts'
import { reckon } from './reckoning.ts'
import { openStage, type Stage } from './stage.ts'
import type { Result } from './table.ts'
import type { Template } from './template.ts'

const AROUND = 25
/** Whatever breaks, the programme goes on with the next fault, and says where this one was. */
const LONGEST_MS = 5 * 60_000

export async function play(fault: Fault, template: Template, random: Random): Promise<Result> {
  const { name, what } = fault
  const began = performance.now()
  const result = (more: Partial<Result>): Result => ({
    name,
    what,
    seconds: (performance.now() - began) / 1000,
    wrong: [],
    ...more,
  })
  const missing = fault.missing?.()
  if (missing) return result({ skipped: missing })
  const stage = await openStage(template, name, fault.setting, random)
  const ledger = new Ledger()
  try {
    return result({ ledger, ...(await within(LONGEST_MS, (tell) => playOn(stage, fault, ledger, random, tell))) })
  } catch (error) {
    return result({ ledger, wrong: [(error as Error).message, ...problemsIn(stage)] })
  } finally {
    await stage.close()
  }
}

type Tell = (phase: string) => void

async function within<Value>(limit: number, work: (tell: Tell) => Promise<Value>): Promise<Value> {
  let phase = 'opening the stage'
  const over = new AbortController()
  const tooLong = wait(limit, undefined, { signal: over.signal }).then(() => {
    throw new Error(`still ${phase} after ${limit / 60_000} minutes`)
  })
  tooLong.catch(() => {})
  try {
    return await Promise.race([work((next) => (phase = next)), tooLong])
  } finally {
    over.abort()
  }
}

async function playOn(
  stage: Stage,
  fault: Fault,
  ledger: Ledger,
  random: Random,
  tell: Tell,
): Promise<Partial<Result>> {
  const copies = await openCopies(stage)
  const health = watchHealth(stage)
  const load = startLoad(stage, ledger, random)
  try {
    tell('working before the fault')
    await load.goOn(AROUND)
    tell('in the middle of the fault')
    const found = await fault.strike({ stage, load, health, ledger, random })
    tell('working after the fault')
    await health.ready()
    await load.goOn(AROUND)
    tell('waiting for the last answers')
    await load.stop()
    tell('waiting for the copies to be equal')
    const convergedMs = await copies.converge()
    tell('comparing the books')
    const reckoning = await reckon(stage, ledger)
    const { lost, doubled, half } = reckoning
    return {
      reckoning,
      convergedMs,
      longestNotReadyMs: health.longestNotReady(),
      wrong: [...found, ...lost, ...doubled, ...half, ...ledger.wrongAnswers, ...health.lies, ...problemsIn(stage)],
    }
  } finally {
    tell('ending the load')
    await health.stop()
    stage.proxy.turn('fair')
    await load.abandon()
    await copies.close()
  }
}

/** A node that ended without being told to, or had an error that nobody caught. */
function problemsIn(stage: Stage) {
  const ended = stage.nodes().filter(({ child }) => child.exitCode !== null || child.signalCode !== null)
  const uncaught = stage.output().match(/.*(unhandled|uncaught|Node\.js v\d+).*/gi) ?? []
  return [...ended.map(() => 'a node ended by itself'), ...uncaught.map((line) => line.slice(0, 200))]
}
