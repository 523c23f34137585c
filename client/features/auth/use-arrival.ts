import { useRouter } from '@tanstack/react-router'
import { followsAnew, routeAfterSignIn, session } from '#client/core/session.ts'
import type { AuthResponse } from '#contract/auth.ts'

/** What follows a sign-in: the session starts, and the person goes where they were headed. */
export function useArrival() {
  const router = useRouter()
  return (auth: AuthResponse) => {
    session.start(auth)
    const route = routeAfterSignIn(auth.user)
    void followsAnew(auth.user).then((anew) => (anew ? window.location.assign(route) : router.history.push(route)))
  }
}
