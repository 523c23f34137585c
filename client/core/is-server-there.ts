import { appApi } from '#contract/app.ts'
import { call } from './call.ts'

/** Whether anybody answers, of whatever build. */
export const isServerThere = () =>
  call(appApi.getBuild, {}).then(
    () => true,
    () => false,
  )

const AGAIN_MS = 5_000

export async function untilServerIsThere() {
  while (!(await isServerThere())) await aWhile()
}

/** The browser may know sooner that the network is back. */
const aWhile = () =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(done, AGAIN_MS)
    window.addEventListener('online', done)
    function done() {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      resolve()
    }
  })
