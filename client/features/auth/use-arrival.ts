import { useRouter } from '@tanstack/react-router'
import { routeAfterSignIn, session } from '#client/core/session.ts'
import type { AuthResponse } from '#contract/auth.ts'

/** What follows a sign-in: the session starts, and the person goes where they were headed. */
export function useArrival() {
  const router = useRouter()
  return (auth: AuthResponse) => {
    session.start(auth)
    router.history.push(routeAfterSignIn(auth.user))
  }
}
