// Draws ten thousand futures in a thread of its own: with much left to do that holds whoever does it for a while.
import { parentPort, workerData } from 'node:worker_threads'
import { type Past, simulate } from './forecast.ts'

parentPort!.postMessage(simulate(workerData as Past))
