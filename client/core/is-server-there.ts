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

let waiting: Promise<boolean> | undefined

/** However many wait, one of them asks. Answers whether it was away. */
export function untilServerIsThere(): Promise<boolean> {
  waiting ??= askAgain().finally(() => {
    waiting = undefined
  })
  return waiting
}

async function askAgain() {
  for (let wasAway = false; ; wasAway = true) {
    if (await isServerThere()) return wasAway
    await untilWorthATry(AGAIN_MS)
  }
}
