// npm run screenshots (after npm run build): every screen with the demo workspace in it, in both schemes, on a phone and on a desk,
// as pictures in screenshots/ and one page to look through them. -- board chat takes only screens whose address says so.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { ownScreens, publicScreens } from '../e2e/screens.ts'
import { arrived } from '../e2e/stage.ts'
import { openDemoPlace } from './demo-place.ts'
import { findChromium } from './needs.ts'

const FOLDER = 'screenshots'
const looks = [
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 1440, height: 900, colorScheme: 'dark' },
  { width: 390, height: 844, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
] as const
type Look = (typeof looks)[number]

const wanted = process.argv.slice(2)
const isWanted = (path: string) => wanted.length === 0 || wanted.some((word) => path.includes(word))

const { url, tokens, fill, close } = await openDemoPlace()
try {
  const own = Object.values(ownScreens).flat().filter(isWanted)
  await rm(FOLDER, { recursive: true, force: true })
  await mkdir(FOLDER)
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  })
  for (const look of looks) {
    await takeAll(browser, { url, ...look }, publicScreens.filter(isWanted), {}, (path) => path)
    await takeAll(browser, { url, ...look }, own, tokens, fill)
  }
  await browser.close()
  await writeFile(join(FOLDER, 'index.html'), gallery([...publicScreens.filter(isWanted), ...own]))
  console.log(`Look at ${FOLDER}/index.html`)
} finally {
  await close()
}

async function takeAll(
  browser: Browser,
  look: Look & { url: string },
  paths: string[],
  tokens: Record<string, string>,
  fill: (path: string) => string,
) {
  const { url: baseURL, colorScheme, ...viewport } = look
  const context = await browser.newContext({ baseURL, viewport, colorScheme, reducedMotion: 'reduce' })
  await context.addInitScript((given) => {
    for (const [key, value] of Object.entries(given)) localStorage.setItem(key, value)
  }, tokens)
  const page = await context.newPage()
  for (const path of paths) {
    await page.goto(fill(path))
    await settled(page)
    await page.screenshot({ path: join(FOLDER, fileOf(path, look)) })
  }
  await context.close()
}

async function settled(page: Page) {
  await page.locator('h1').first().waitFor()
  await arrived(page)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
}

function fileOf(path: string, { width, colorScheme }: Look) {
  return `${path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'index'}-${colorScheme}-${width}.png`
}

function gallery(paths: string[]) {
  const rows = paths.map((path) => {
    const pictures = looks.map((look) => `<img loading="lazy" src="${fileOf(path, look)}" width="${look.width / 3}">`)
    return `<h2>${path.replaceAll('&', '&amp;')}</h2><div>${pictures.join('')}</div>`
  })
  const style =
    'body{font:14px system-ui;margin:24px;background:#8a8680}h2{margin:32px 0 8px;font-size:14px}div{display:flex;gap:12px;overflow-x:auto}'
  return `<!doctype html><meta charset="utf-8"><title>Every screen of Hearth</title><style>${style}</style>${rows.join('\n')}`
}
