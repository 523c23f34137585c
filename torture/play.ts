// One fault from beginning to end: people work, something breaks, people go on, and then the books are compared.
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
    return result({ ledger, ...(await playOn(stage, fault, ledger, random)) })
  } catch (error) {
    return result({ ledger, wrong: [(error as Error).message, ...problemsIn(stage)] })
  } finally {
    await stage.close()
  }
}

async function playOn(stage: Stage, fault: Fault, ledger: Ledger, random: Random): Promise<Partial<Result>> {
  const copies = await openCopies(stage)
  const health = watchHealth(stage)
  const load = startLoad(stage, ledger, random)
  try {
    await load.goOn(AROUND)
    const found = await fault.strike({ stage, load, health, ledger, random })
    await health.ready()
    await load.goOn(AROUND)
    await load.stop()
    const convergedMs = await copies.converge()
    const reckoning = await reckon(stage, ledger)
    const { lost, doubled, half } = reckoning
    return {
      reckoning,
      convergedMs,
      longestNotReadyMs: health.longestNotReady(),
      wrong: [...found, ...lost, ...doubled, ...half, ...ledger.wrongAnswers, ...health.lies, ...problemsIn(stage)],
    }
  } finally {
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
