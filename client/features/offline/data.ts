import { call } from '#client/core/call.ts'
import { appApi } from '#contract/app.ts'

/** Whether anybody answers, of whatever build. */
export const isServerThere = () =>
  call(appApi.getBuild, {}).then(
    () => true,
    () => false,
  )
