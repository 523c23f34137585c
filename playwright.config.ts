// Stories in a real Chromium against a real server on an empty, embedded database.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/needs.ts'

// Read by this process and by every worker: they must agree on the folder.
process.env.HEARTH_E2E_DATA ??= folderUntilTheEnd()
const port = process.env.HEARTH_E2E_PORT ?? '4310'

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  // A story waits for what it expects, never for a clock: these only end one that would wait forever, on a machine that stood still for a minute.
  timeout: 360_000,
  expect: { timeout: 90_000 },
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json'] as const] : [])] as never,
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
    // A worker answers before a story can: only stories about it have one.
    serviceWorkers: 'block',
    // Writing one down takes a third of the time: only when somebody wants to look (HEARTH_E2E_TRACE=1).
    trace: process.env.HEARTH_E2E_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: findChromium() ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'npm run serve',
    url: `http://localhost:${port}/readyz`,
    // Webhooks of the stories lead to receivers on this machine.
    env: { PORT: port, DATA_DIR: process.env.HEARTH_E2E_DATA, RATE_LIMITS: 'off', ALLOW_PRIVATE_WEBHOOKS: '1' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    timeout: 60_000,
  },
})

/** Gone with this process: what Playwright calls its teardown comes while the server still writes. */
function folderUntilTheEnd(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-e2e-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }))
  return folder
}
