import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { routeAfterSignIn, session } from '#client/core/session.ts'

/**
 * The link in the mail opens a tab of its own and signs in there; the one that waits for it then goes on as well. Of another device it
 * hears nothing: a server that said whether an address is confirmed would tell strangers who has an account.
 */
export function useConfirmedElsewhere(email?: string) {
  const router = useRouter()

  useEffect(() => {
    // The other tab takes it as it goes on; both lead to what somebody came for.
    const intended = session.rememberedRoute()
    let isGoing = false
    async function goOn() {
      if (isGoing) return
      isGoing = true
      const user = (await session.check().catch(() => false)) ? session.user() : null
      // Somebody else may have signed in with this browser.
      isGoing = user !== null && (!email || user.email.toLowerCase() === email.toLowerCase())
      if (!user || !isGoing) return
      const usual = routeAfterSignIn(user)
      router.history.push(intended ?? usual)
    }
    // A tab that slept may have missed the news.
    const look = () => {
      if (document.visibilityState === 'visible') void goOn()
    }
    const forget = session.onStartElsewhere(() => void goOn())
    document.addEventListener('visibilitychange', look)
    return () => {
      forget()
      document.removeEventListener('visibilitychange', look)
    }
  }, [router, email])
}
