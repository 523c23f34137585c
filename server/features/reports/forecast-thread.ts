// A forecast in a thread, unless it is so short that a thread takes longer to begin.
import { once } from 'node:events'
import { openThread } from '#server/core/threads.ts'
import { type Outlook, type Past, simulate } from './forecast.ts'

/** Days until the end at the usual pace, up to which it takes some 10 ms. */
const FEW_DAYS = 60
const MOST_KEPT = 200

/** The same is asked again and again while a report is open. */
const kept = new Map<string, Promise<Outlook>>()

export function forecastOf(past: Past): Promise<Outlook> {
  const key = JSON.stringify(past)
  const known = kept.get(key)
  if (known) return known
  const outlook = isShort(past) ? Promise.resolve(simulate(past)) : inThread(past)
  kept.set(key, outlook)
  outlook.catch(() => kept.delete(key))
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!)
  return outlook
}

function isShort({ remaining, history }: Past) {
  const completed = history.reduce((sum, day) => sum + day.completed, 0)
  return (remaining / completed) * history.length <= FEW_DAYS
}

async function inThread(past: Past): Promise<Outlook> {
  const [outlook] = await once(openThread(import.meta.url, 'forecast-worker', { workerData: past }), 'message')
  return outlook
}
