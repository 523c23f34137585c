import { appApi } from '#contract/app.ts'
import { call } from './call.ts'
import { untilWorthATry } from './worth-a-try.ts'

/** Whether anybody answers, of whatever build. */
export const isServerThere = () =>
  call(appApi.getBuild, {}).then(
    () => true,
    () => false,
  )

export const AGAIN_MS = 5_000

let waiting: Promise<void> | undefined

/** However many wait, one of them asks. */
export function untilServerIsThere(): Promise<void> {
  waiting ??= askAgain().finally(() => {
    waiting = undefined
  })
  return waiting
}

async function askAgain() {
  while (!(await isServerThere())) await untilWorthATry(AGAIN_MS)
}
