// What every bench in a browser stands on: Chromium, somebody who is signed in, and a count of what held the page up.
import { launchChromium } from '../scripts/chromium.ts'

declare global {
  interface Window {
    /** In milliseconds. */
    longTasks: number[]
  }
}

export const launch = () => launchChromium('--enable-precise-memory-info')

/** Runs in the page, before anything of it. */
export function watchLongTasks(tokens: Record<string, string>) {
  for (const [key, value] of Object.entries(tokens)) localStorage.setItem(key, value)
  window.longTasks = []
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longTasks.push(duration)
  }).observe({ type: 'longtask', buffered: true })
}
