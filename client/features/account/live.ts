import { useRef } from 'react'
import { useCatchUp, useLive } from '#client/core/live.ts'
import { clientId } from '#client/core/transport.ts'
import { reloadMe } from './data.ts'

/** A name or picture changed in another tab or on another device shows here at once. */
export function useAccountLive() {
  const reload = () => void reloadMe().catch(() => {})
  useLive('account-updated', (news) => news.clientId !== clientId && reload())
  // Not with the first connection: the page has just asked who I am.
  const wasConnected = useRef(false)
  useCatchUp('connect', () => {
    if (wasConnected.current) reload()
    wasConnected.current = true
  })
}
