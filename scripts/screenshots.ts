// npm run screenshots (after npm run build): every screen with the demo workspace in it, in both schemes, on a phone and on a desk,
// as pictures in screenshots/ and one page to look through them. -- board chat takes only screens whose address says so; -- --hard takes them
// with what they were not drawn for (scripts/hard-places), and the name of a place takes that one alone.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { send } from '../bench/stage.ts'
import { ownScreens, publicScreens } from '../e2e/screens.ts'
import { arrived } from '../e2e/stage.ts'
import { launchChromium } from './chromium.ts'
import { openDemoPlace } from './demo-place.ts'
import { openHardPlaces, type Place } from './hard-places/open.ts'
import { troublesOf, watchShifts } from './hard-places/troubles.ts'

const FOLDER = 'screenshots'
const looks = [
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 1440, height: 900, colorScheme: 'dark' },
  { width: 390, height: 844, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
] as const
/** Of five places and more, enough to see what is wrong. */
const opposites = [looks[0], looks[3]]
type Look = (typeof looks)[number]

const { values, positionals } = parseArgs({ options: { hard: { type: 'boolean' } }, allowPositionals: true })

const { url, places, close } = values.hard ? await openHardPlaces() : await demoAlone()
const names = places.map(({ name }) => name)
const words = positionals.filter((word) => !names.includes(word))
const isWanted = (path: string) => words.length === 0 || words.some((word) => path.includes(word))
const wantedPlaces = places.filter(({ name }) => positionals.includes(name))
try {
  await rm(FOLDER, { recursive: true, force: true })
  await mkdir(FOLDER)
  const browser = await launchChromium()
  const taken: string[] = []
  for (const place of wantedPlaces.length > 0 ? wantedPlaces : places) {
    // Somebody who is not signed in sees the same everywhere.
    const open = place === places[0] ? publicScreens.filter(isWanted) : []
    const own = Object.values(ownScreens).flat().filter(isWanted)
    for (const look of values.hard ? opposites : looks) {
      await takeAll(browser, look, { ...place, who: null, fill: (path) => path }, open)
      await takeAll(browser, look, place, own)
    }
    taken.push(...[...open, ...own].map((path) => nameOf(path, place)))
  }
  await browser.close()
  await writeFile(join(FOLDER, 'index.html'), gallery(taken))
  console.log(`Look at ${FOLDER}/index.html`)
} finally {
  await close()
}

async function demoAlone() {
  const { url, close, who, fill } = await openDemoPlace()
  return { url, close, places: [{ name: '', who, fill }] }
}

async function takeAll(browser: Browser, look: Look, place: Place, paths: string[]) {
  if (paths.length === 0) return
  const { colorScheme, ...viewport } = look
  const context = await browser.newContext({ baseURL: url, viewport, colorScheme, reducedMotion: 'reduce' })
  if (place.who) await signIn(context, place.who)
  // What compiles this file gives functions their names through a helper that pages do not have.
  await context.addInitScript('globalThis.__name = (made) => made')
  await context.addInitScript(watchShifts)
  const page = await context.newPage()
  for (const path of paths) {
    await page.goto(place.fill(path))
    await settled(page)
    const file = fileOf(nameOf(path, place), look)
    await page.screenshot({ path: join(FOLDER, file) })
    for (const trouble of await troublesOf(page)) console.log(`${file}: ${trouble}`)
  }
  await context.close()
}

/** Once for each browser: all screens take longer than an access token lasts, and what it is renewed by can be used only once. */
async function signIn(context: BrowserContext, who: object) {
  const { user: _, ...tokens } = await send(`${url}/auth/login`, { body: who })
  await context.addInitScript(
    (given) => {
      if (localStorage.getItem('signed-in-for-pictures')) return
      localStorage.setItem('signed-in-for-pictures', 'yes')
      for (const [key, value] of Object.entries(given)) localStorage.setItem(key, value)
    },
    tokens as Record<string, string>,
  )
}

async function settled(page: Page) {
  await page.locator('h1').first().waitFor()
  await arrived(page)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
}

function nameOf(path: string, { name }: Place) {
  return name ? `${name}${path}` : path
}

function fileOf(name: string, { width, colorScheme }: Look) {
  return `${name.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'index'}-${colorScheme}-${width}.png`
}

function gallery(names: string[]) {
  const rows = names.map((name) => {
    const pictures = looks.map((look) => `<img loading="lazy" src="${fileOf(name, look)}" width="${look.width / 3}">`)
    return `<h2>${name.replaceAll('&', '&amp;')}</h2><div>${pictures.join('')}</div>`
  })
  const style =
    'body{font:14px system-ui;margin:24px;background:#8a8680}h2{margin:32px 0 8px;font-size:14px}div{display:flex;gap:12px;overflow-x:auto}'
  return `<!doctype html><meta charset="utf-8"><title>Every screen of Hearth</title><style>${style}</style>${rows.join('\n')}`
}
