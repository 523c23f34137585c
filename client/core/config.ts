import { useEffect, useState } from 'react'
import { appApi, type PublicConfig } from '#contract/app.ts'
import { call } from './call.ts'

let known: PublicConfig | null = null
let asked: Promise<PublicConfig> | null = null

/** Which optional services this server has. Asked once: it does not change while a page is open. */
export function loadConfig(): Promise<PublicConfig> {
  asked ??= call(appApi.getConfig, {}).then(
    (config) => {
      known = config
      return config
    },
    (error) => {
      asked = null
      throw error
    },
  )
  return asked
}

/** Null until it is known. */
export function useConfig(): PublicConfig | null {
  const [config, setConfig] = useState(known)
  useEffect(() => {
    if (!config) loadConfig().then(setConfig, () => {})
  }, [config])
  return config
}
