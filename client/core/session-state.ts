// What this browser remembers of a signed-in person. Knows storage, not the network: call.ts and session.ts stand on it.
import type { User } from '#contract/people.ts'

const keys = { access: 'access_token', refresh: 'refresh_token', user: 'user', intended: 'intendedRoute' } as const

export interface Tokens {
  access_token: string
  refresh_token: string
}

/**
 * `lapsed`: found over at start-up, before any screen was shown. `elsewhere`: another tab signed out, or somebody else in.
 * `replaced`: somebody else signs in right here.
 */
export type EndReason = 'signed-out' | 'expired' | 'lapsed' | 'elsewhere' | 'replaced'
type EndListener = (reason: EndReason) => void

const changeListeners = new Set<() => void>()
const endListeners = new Set<EndListener>()
const startListeners = new Set<() => void>()

let current: User | null = storedUser(sessionStorage)
/** Screens still on display while the router leaves them keep showing whom they showed. */
let lastSeen: User | null = current

export const sessionState = {
  accessToken: () => localStorage.getItem(keys.access),
  refreshToken: () => localStorage.getItem(keys.refresh),

  keepTokens(tokens: Tokens) {
    localStorage.setItem(keys.access, tokens.access_token)
    localStorage.setItem(keys.refresh, tokens.refresh_token)
  },

  user: () => current,
  lastSeenUser: () => lastSeen,

  keepUser(user: User) {
    current = user
    lastSeen = user
    // The tab's own copy dies with the tab; the shared one tells the other tabs what changed.
    sessionStorage.setItem(keys.user, JSON.stringify(user))
    localStorage.setItem(keys.user, JSON.stringify(user))
    tellChange()
  },

  /** Whom all tabs know, in a tab that has just been opened. */
  recallUser() {
    const user = storedUser(localStorage)
    if (user) sessionState.keepUser(user)
    return user
  },

  end(reason: EndReason) {
    const wasSignedIn = current !== null || sessionState.refreshToken() !== null
    forget()
    if (wasSignedIn) tellEnd(reason)
  },

  rememberRoute(path: string) {
    if (path !== '/') localStorage.setItem(keys.intended, path)
  },

  rememberedRoute: (): string | null => localStorage.getItem(keys.intended),

  /** The remembered route is good for one return. */
  takeRememberedRoute(): string | null {
    const path = sessionState.rememberedRoute()
    localStorage.removeItem(keys.intended)
    return path
  },

  onChange(listener: () => void) {
    changeListeners.add(listener)
    return () => void changeListeners.delete(listener)
  },

  onEnd(listener: EndListener) {
    endListeners.add(listener)
    return () => void endListeners.delete(listener)
  },

  /** Somebody signed in with another tab, while nobody was in this one. */
  onStartElsewhere(listener: () => void) {
    startListeners.add(listener)
    return () => void startListeners.delete(listener)
  },
}

function storedUser(storage: Storage): User | null {
  try {
    return JSON.parse(storage.getItem(keys.user) ?? 'null')
  } catch {
    return null
  }
}

function forget() {
  current = null
  sessionStorage.removeItem(keys.user)
  for (const key of [keys.access, keys.refresh, keys.user]) localStorage.removeItem(key)
}

function tellChange() {
  for (const listener of changeListeners) listener()
}

function tellEnd(reason: EndReason) {
  tellChange()
  for (const listener of endListeners) listener(reason)
}

function tellStart() {
  for (const listener of startListeners) listener()
}

/** Storage events come from other tabs only. */
function followOtherTabs({ storageArea, key, newValue }: StorageEvent) {
  if (storageArea !== localStorage) return
  if (!current) return key === keys.user && newValue ? tellStart() : undefined
  const signedOut = key === null || (key === keys.refresh && newValue === null)
  if (signedOut) return leave()
  if (key !== keys.user || !newValue) return
  const user = JSON.parse(newValue) as User
  // What is on screen is not theirs to see.
  if (user._id !== current._id) return leave()
  current = user
  lastSeen = user
  sessionStorage.setItem(keys.user, newValue)
  tellChange()
}

/** What is stored for all tabs belongs to the one that changed it. */
function leave() {
  current = null
  sessionStorage.removeItem(keys.user)
  tellEnd('elsewhere')
}

window.addEventListener('storage', followOtherTabs)
