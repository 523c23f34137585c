// What every bench in a browser stands on: Chromium, somebody who is signed in, and a count of what held the page up.
import { cpus } from 'node:os'
import { chromium } from '@playwright/test'
import { findChromium } from '../scripts/needs.ts'

declare global {
  interface Window {
    /** In milliseconds. */
    longTasks: number[]
  }
}

export const launch = () =>
  chromium.launch({
    executablePath: findChromium() ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--enable-precise-memory-info'],
  })

/** Runs in the page, before anything of it. */
export function watchLongTasks(tokens: Record<string, string>) {
  for (const [key, value] of Object.entries(tokens)) localStorage.setItem(key, value)
  window.longTasks = []
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longTasks.push(duration)
  }).observe({ type: 'longtask', buffered: true })
}

export const machineWords = () => `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}`
