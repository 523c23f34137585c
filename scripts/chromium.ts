import { chromium } from '@playwright/test'
import { findChromium } from './needs.ts'

/** Chromium for figures and pictures, also as root and without a screen. */
export const launchChromium = (...more: string[]) =>
  chromium.launch({
    executablePath: findChromium() ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', ...more],
  })
