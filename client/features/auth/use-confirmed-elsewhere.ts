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
    async function goOn() {
      if (!(await session.check().catch(() => false))) return
      const user = session.user()
      // Somebody else may have signed in with this browser.
      if (!user || (email && user.email.toLowerCase() !== email.toLowerCase())) return
      router.history.push(routeAfterSignIn(user))
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
