import { useLive } from '#client/core/live.ts'
import { clientId } from '#client/core/transport.ts'
import { reloadMe } from './data.ts'

/** A name or picture changed in another tab or on another device shows here at once. */
export function useAccountLive() {
  useLive('account-updated', (news) => {
    if (news.clientId !== clientId) void reloadMe().catch(() => {})
  })
}
