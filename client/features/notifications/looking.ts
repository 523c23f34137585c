// Whether somebody looks at Hearth, in whichever tab of this browser: as long as they do, the toast there is enough.

/** Held by every tab that is on screen. */
const LOOKING = 'hearth-looking'

export async function isLookedAt(): Promise<boolean> {
  const { held = [] } = await navigator.locks.query()
  return held.some(({ name }) => name === LOOKING)
}

/** Tells the other tabs whenever this one is on screen, until the answer is called. */
export function followLooking(): () => void {
  let stop: (() => void) | null = null
  function look() {
    stop?.()
    stop = document.visibilityState === 'visible' ? lookHere() : null
  }
  look()
  document.addEventListener('visibilitychange', look)
  return () => {
    document.removeEventListener('visibilitychange', look)
    stop?.()
  }
}

function lookHere(): () => void {
  if (!('locks' in navigator)) return () => {}
  const leave = new AbortController()
  let release = () => {}
  const whileShown = new Promise<void>((resolve) => {
    release = resolve
  })
  void navigator.locks.request(LOOKING, { mode: 'shared', signal: leave.signal }, () => whileShown).catch(() => {})
  return () => {
    leave.abort()
    release()
  }
}
