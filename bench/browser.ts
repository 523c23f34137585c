// npm run bench:browser (after npm run build): a board of 10,000 tasks in Chromium. Time until cards are on screen, the longest
// tasks of the main thread while scrolling and dragging, elements, memory.
import type { Page } from '@playwright/test'
import pg from 'pg'
import { machineWords } from '../scripts/machine.ts'
import { launch, watchLongTasks } from './chromium.ts'
import { fillBoard } from './growth.ts'
import { openStage, send, signUp } from './stage.ts'

const TASKS = 10_000
const COLUMNS = 8
const LOADS = 5

const stage = await openStage()

try {
  const { url } = await stage.startBuilt()
  const { tokens, path } = await furnish(url)
  const browser = await launch()
  const loads: { painted: number; longest: number }[] = []
  for (let n = 0; n < LOADS; n++) {
    // A new browser profile each time: nothing is cached.
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    await context.addInitScript(watchLongTasks, tokens)
    const page = await context.newPage()
    await page.goto(url + path)
    await page.waitForFunction(() => document.querySelectorAll('[data-task]').length > 20)
    loads.push(await page.evaluate(() => ({ painted: performance.now(), longest: Math.max(0, ...window.longTasks) })))
    if (n === LOADS - 1) await use(page)
    await context.close()
  }
  const middle = loads.map(({ painted }) => painted).sort((one, other) => one - other)[Math.floor(LOADS / 2)]!
  console.log(`${machineWords()}, ${TASKS} tasks in ${COLUMNS} columns`)
  console.log(`cards on screen, nothing cached: median ${middle.toFixed(0)} ms of ${LOADS} (at most 1,500)`)
  console.log(
    `  each: ${loads.map(({ painted, longest }) => `${painted.toFixed(0)} (longest task ${longest.toFixed(0)})`).join(', ')}`,
  )
  await browser.close()
} finally {
  await stage.close()
}

async function use(page: Page) {
  await report(page, 'scrolling one column', async () => {
    await page.mouse.move(500, 500)
    for (let n = 0; n < 120; n++) await page.mouse.wheel(0, 400)
  })
  await report(page, 'scrolling the board', async () => {
    for (let n = 0; n < 40; n++) await page.mouse.wheel(80, 0)
    for (let n = 0; n < 40; n++) await page.mouse.wheel(-80, 0)
  })
  await report(page, 'dragging across columns', async () => {
    const card = (await page.locator('[data-task]').nth(2).boundingBox())!
    await page.mouse.move(card.x + 60, card.y + 20)
    await page.mouse.down()
    for (let n = 0; n < 80; n++) await page.mouse.move(card.x + 60 + n * 10, card.y + 20 + Math.sin(n / 8) * 200)
    await page.mouse.up()
  })
  const figures = await page.evaluate(() => ({
    nodes: document.querySelectorAll('*').length,
    heap: (performance as unknown as { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize / 1024 / 1024,
  }))
  console.log(`${figures.nodes} elements (at most 3,000), ${figures.heap.toFixed(0)} MB of memory (at most 150)`)
}

async function report(page: Page, what: string, work: () => Promise<void>) {
  await page.evaluate(() => {
    window.longTasks = []
  })
  await work()
  const longest = await page.evaluate(() => Math.max(0, ...window.longTasks))
  console.log(`${what}: longest task ${longest.toFixed(0)} ms (at most 200)`)
}

async function furnish(url: string) {
  const { tokens } = await signUp(url, stage.databaseUrl)
  const token = tokens.access_token
  const make = (path: string, body: object) => send(url + path, { body, token })
  const { workspace } = await make('/api/workspaces', { name: 'Bench' })
  const { board } = await make('/api/boards', { workspaceId: workspace._id, title: 'Bench' })
  const { columns } = await send(`${url}/api/boards/${board._id}/columns`, { method: 'GET', token })
  for (let n = columns.length; n < COLUMNS; n++)
    columns.push((await make('/api/columns', { boardId: board._id, title: `Column ${n}` })).column)
  const columnIds = columns.map(({ _id }: { _id: string }) => _id)
  const client = new pg.Client({ connectionString: stage.databaseUrl })
  await client.connect()
  await fillBoard(client, board._id, columnIds, TASKS)
  await client.end()
  return { tokens, path: `/${workspace.url}/projects/${board._id}` }
}
