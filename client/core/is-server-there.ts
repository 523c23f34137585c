import { appApi } from '#contract/app.ts'
import { call } from './call.ts'
import { untilWorthATry } from './worth-a-try.ts'

/** Whether anybody answers, of whatever build. */
export const isServerThere = () =>
  call(appApi.getBuild, {}).then(
    () => true,
    () => false,
  )

const AGAIN_MS = 5_000

export async function untilServerIsThere() {
  while (!(await isServerThere())) await untilWorthATry(AGAIN_MS)
}
