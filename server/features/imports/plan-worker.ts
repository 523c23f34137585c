// Reads a large file in a thread of its own and hands its rows over bit by bit: taking 50 MB apart holds whoever does it for seconds.
import { parentPort, workerData } from 'node:worker_threads'
import { outlineOf } from './outline.ts'
import { BrokenFile } from './plan.ts'
import { type Asked, type Given, planOf } from './plan-reader.ts'

const given = workerData as Given
const port = parentPort!

try {
  const plan = planOf(given)
  port.on('message', ({ from, count }: Asked) => port.postMessage({ rows: plan.tasks.slice(from, from + count) }))
  port.postMessage({ outline: outlineOf(plan) })
} catch (error) {
  if (!(error instanceof BrokenFile)) throw error
  port.postMessage({ broken: error.message, row: error.row })
}
