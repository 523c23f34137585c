// The product's numbers. Whoever needs one reads it here.

export const FREE_PLAN_MEMBERS = 10

/** What one member costs in a month of the premium plan, in US cents. */
export const PREMIUM_CENTS_PER_MEMBER = 299

/** A client refreshes its access token when this little of its life is left. */
export const REFRESH_WINDOW_MS = 60_000

export const NOTIFICATION_TOAST_MS = 10_000
export const TOAST_MS = 3_000

/** A page that reloaded itself for a new build does not do so again within this time. */
export const RELOAD_GUARD_MS = 10_000
export const BUILD_POLL_MS = 60_000

/** A workspace that was opened counts as set up this long after it has loaded; what arrives later is news. */
export const WORKSPACE_READY_MS = 1_000

/** A task that was just created is marked this long. */
export const RECENT_TASK_MS = 30_000

/** Boards a tab keeps loaded. */
export const BOARD_CACHE_SIZE = 8

/** "Due today" is worked out anew when it is older than this. */
export const DUE_BUCKETS_MS = 60_000

/** Somebody shown as typing is not any more after this time, unless they say so again. */
export const TYPING_MS = 3_000

export const RECORDING_BUFFER = 1_000

export const LIVE_CONNECTION = {
  attempts: 5,
  delayMs: 1_000,
  maxDelayMs: 5_000,
  jitter: 0.5,
  timeoutMs: 20_000,
}

export const SMOOTH_SCROLL = { wheelMultiplier: 1, touchMultiplier: 1, lerp: 0.1 }
