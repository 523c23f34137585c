import { useSyncExternalStore } from 'react'
import { type AuthResponse, authApi } from '#contract/auth.ts'
import type { User } from '#contract/people.ts'
import { LANGUAGE } from '#contract/texts.ts'
import { callWithRefresh } from './call.ts'
import { type EndReason, sessionState } from './session-state.ts'
import { isAway, isSessionOver, send } from './transport.ts'

let checked: Promise<boolean> | null = null

export const session = {
  start(auth: AuthResponse) {
    sessionState.keepTokens(auth)
    sessionState.keepUser(auth.user)
    checked = Promise.resolve(true)
  },

  end: () => sessionState.end('signed-out'),

  /** Tells the server, but neither waits for it nor minds its answer: someone who wants to leave, leaves. */
  signOut(reason: EndReason = 'signed-out') {
    const refresh_token = sessionState.refreshToken()
    if (refresh_token) void send(authApi.logout, { refresh_token }).catch(() => {})
    sessionState.end(reason)
  },

  onEnd: sessionState.onEnd,
  onStartElsewhere: sessionState.onStartElsewhere,
  user: sessionState.user,
  setUser: sessionState.keepUser,
  rememberRoute: sessionState.rememberRoute,
  rememberedRoute: sessionState.rememberedRoute,

  /** The start-up check: asked by every guard, made once per page load. */
  check(): Promise<boolean> {
    checked ??= startUpCheck().then(keepOnlyYes, (error) => {
      checked = null
      throw error
    })
    return checked
  },
}

/** Somebody may sign in after a "no", in this tab or another. */
function keepOnlyYes(signedIn: boolean) {
  if (!signedIn) checked = null
  return signedIn
}

session.onEnd(() => {
  checked = null
})

async function startUpCheck(): Promise<boolean> {
  if (!sessionState.refreshToken() || !sessionState.accessToken()) return false
  try {
    // Visitors have no session to check, so they do not wait for what the check needs.
    const { accountApi } = await import('#contract/account.ts')
    const { user } = await callWithRefresh(accountApi.me, {})
    sessionState.keepUser(user)
    if (await followsAnew(user)) window.location.reload()
    return true
  } catch (error) {
    // Without a connection whoever was here last may go on with what this browser kept for them.
    if (isAway(error) && sessionState.recallUser()) return true
    if (!isSessionOver(error)) throw error
    sessionState.end('lapsed')
    return false
  }
}

/** A browser in which nobody chose a language follows the account. True when that takes another page. */
export async function followsAnew({ language }: User): Promise<boolean> {
  if (!language || language === LANGUAGE) return false
  // Nobody is kept from their work because the language could not be followed.
  return import('./language.ts').then(
    ({ follow }) => follow(language),
    () => false,
  )
}

/** Where someone who just signed in goes on. */
export function routeAfterSignIn(user: User): string {
  const remembered = sessionState.takeRememberedRoute()
  if (remembered) return remembered
  return user.lastActiveWorkspaceURL ? `/${user.lastActiveWorkspaceURL}/projects` : '/onboarding'
}

/** The signed-in user, for screens behind the guard. */
export function useMe(): User {
  const user = useSyncExternalStore(sessionState.onChange, sessionState.lastSeenUser)
  if (!user) throw new Error('useMe needs a signed-in user')
  return user
}
