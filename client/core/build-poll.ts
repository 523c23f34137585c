// A page that was open while the server was updated reloads itself, once, and never under somebody's fingers.
import { appApi } from '#contract/app.ts'
import { BUILD_POLL_MS, RELOAD_GUARD_MS } from '#contract/constants.ts'
import { call } from './call.ts'

const guardKey = 'reloadedAt'
/** Someone who typed or pointed this recently is still at it. */
const IDLE_MS = 60_000

let lastActive = Date.now()
const typedInto = new Set<HTMLInputElement | HTMLTextAreaElement>()

export function startBuildPoll() {
  window.addEventListener('vite:preloadError', () => void onMissingPart())
  if (!__BUILD_ID__) return
  watchPerson()
  const timer = setInterval(async () => {
    if (!(await isOutdated())) return
    clearInterval(timer)
    reloadWhenQuiet()
  }, BUILD_POLL_MS)
}

/** Gone from the server after an update. Of one that was merely out of reach nothing is gone: the page must stay as it is. */
export async function onMissingPart() {
  if (await isOutdated()) reloadOnce()
}

async function isOutdated() {
  try {
    const { buildId } = await call(appApi.getBuild, {})
    return buildId !== __BUILD_ID__
  } catch {
    return false
  }
}

function reloadWhenQuiet() {
  const attempt = () => {
    if (!isQuiet()) return
    clearInterval(timer)
    document.removeEventListener('visibilitychange', attempt)
    reloadOnce()
  }
  const timer = setInterval(attempt, 1_000)
  document.addEventListener('visibilitychange', attempt)
}

/** Words in a form that was not sent are never thrown away, however long ago they were typed. */
const isQuiet = () => !hasUnsentWords() && (document.hidden || Date.now() - lastActive > IDLE_MS)

const hasUnsentWords = () => [...typedInto].some((field) => field.isConnected && field.value !== '')

function watchPerson() {
  const noteActivity = () => {
    lastActive = Date.now()
  }
  for (const sign of ['keydown', 'pointerdown']) window.addEventListener(sign, noteActivity, { passive: true })
  window.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
    // Those of pages left long ago would be held for as long as the tab is open.
    for (const field of typedInto) if (!field.isConnected) typedInto.delete(field)
    typedInto.add(target)
  })
  window.addEventListener('submit', ({ target }) => {
    for (const field of typedInto) if (field.form === target) typedInto.delete(field)
  })
}

/** Two servers of different builds behind one address would otherwise send the page in circles. */
export function reloadOnce(now = Date.now()) {
  const before = Number(sessionStorage.getItem(guardKey) ?? 0)
  if (now - before < RELOAD_GUARD_MS) return
  sessionStorage.setItem(guardKey, String(now))
  window.location.reload()
}
