// npm run bench:pages (after npm run build): what a person feels on four pages of the demo workspace, nothing cached. When the largest thing
// is there (LCP), how far things jump (CLS), how long the slowest answer to a key or a click takes (INP), and how much is loaded.
import type { Browser, Page } from '@playwright/test'
import { launchChromium } from '../scripts/chromium.ts'
import { openDemoPlace } from '../scripts/demo-place.ts'
import { machineWords } from '../scripts/machine.ts'

const ROUNDS = 5

interface Vitals {
  lcp: number
  cls: number
  inp: number
  kilobytes: number
  requests: number
}

interface Visit {
  name: string
  path: string
  isPublic?: true
  /** What somebody does there first. */
  act(page: Page): Promise<void>
}

const visits: Visit[] = [
  {
    name: 'login',
    path: '/login',
    isPublic: true,
    act: async (page) => {
      await page.getByLabel('E-mail').pressSequentially('maya@whistle.example')
      await page.getByRole('textbox', { name: 'Password' }).pressSequentially('kettle')
    },
  },
  {
    name: 'board',
    path: '/WORKSPACE/projects/BOARD',
    act: async (page) => {
      await page.getByRole('article').first().click()
      await page.getByRole('dialog').waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('searchbox', { name: 'Search tasks' }).pressSequentially('kettle')
    },
  },
  {
    name: 'chat',
    path: '/WORKSPACE/chat/priya',
    act: async (page) => {
      await page.getByRole('textbox', { name: /message/i }).pressSequentially('Is the kettle on?')
    },
  },
  {
    name: 'report',
    path: '/WORKSPACE/projects/BOARD/reports',
    act: async (page) => {
      await page.getByText('Quarter', { exact: true }).click()
      await page.getByText('Week', { exact: true }).click()
    },
  },
]

const { url, tokens, fill, close } = await openDemoPlace()
const browser = await launchChromium()
try {
  console.log(`${machineWords()}, median of ${ROUNDS}\n`)
  console.log('| page | LCP | CLS | INP | loaded | requests |\n|---|---|---|---|---|---|')
  for (const visit of visits) {
    const rounds: Vitals[] = []
    for (let round = 0; round < ROUNDS; round++) rounds.push(await measure(browser, visit))
    const of = (name: keyof Vitals) => rounds.map((each) => each[name]).sort((a, b) => a - b)[ROUNDS >> 1]!
    console.log(
      `| ${visit.name} | ${of('lcp').toFixed(0)} ms | ${of('cls').toFixed(3)} | ${of('inp').toFixed(0)} ms | ${of('kilobytes').toFixed(0)} kB | ${of('requests')} |`,
    )
  }
} finally {
  await browser.close()
  await close()
}

async function measure(on: Browser, { path, isPublic, act }: Visit): Promise<Vitals> {
  const context = await on.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } })
  if (!isPublic)
    await context.addInitScript((given) => {
      for (const [key, value] of Object.entries(given)) localStorage.setItem(key, value)
    }, tokens)
  // What compiles this file gives functions their names through a helper that pages do not have.
  await context.addInitScript('globalThis.__name = (made) => made')
  await context.addInitScript(watchVitals)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  let bytes = 0
  let requests = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
    requests += 1
  })
  await page.goto(fill(path))
  await page.locator('h1').first().waitFor()
  await page.waitForLoadState('networkidle')
  const loaded = { kilobytes: bytes / 1024, requests }
  // The largest thing is decided with the first key or click.
  const { lcp } = await vitalsOf(page)
  await act(page)
  await page.waitForLoadState('networkidle')
  const { cls, inp } = await vitalsOf(page)
  await context.close()
  return { lcp, cls, inp, ...loaded }
}

function vitalsOf(page: Page) {
  return page.evaluate(() => (window as unknown as { vitals: { lcp: number; cls: number; inp: number } }).vitals)
}

/** Runs in the page, before anything of it. */
function watchVitals() {
  const vitals = { lcp: 0, cls: 0, inp: 0 }
  Object.assign(window, { vitals })
  const watch = (type: string, take: (entry: PerformanceEntry) => void, more: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more })
  watch('largest-contentful-paint', (entry) => {
    vitals.lcp = entry.startTime
  })
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) vitals.cls += value
  })
  watch(
    'event',
    (entry) => {
      if ((entry as unknown as { interactionId: number }).interactionId)
        vitals.inp = Math.max(vitals.inp, entry.duration)
    },
    { durationThreshold: 16 },
  )
}
