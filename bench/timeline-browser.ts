// npm run bench:timeline (after npm run build): a timeline of 2,000 tasks, two in three of which wait for another, in Chromium.
// The longest tasks of the main thread and the frames while scrolling both ways, dragging a bar and its dependants, and zooming.
import type { CDPSession, Page } from '@playwright/test'
import pg from 'pg'
import { machineWords } from '../scripts/machine.ts'
import { launch, watchLongTasks } from './chromium.ts'
import { fillBoard } from './growth.ts'
import { openStage, send, signUp } from './stage.ts'

const TASKS = 2_000

/** As text: what compiles this file gives functions inside of functions a name the page does not know. */
const watchFrames = `window.frameTimes = []
  let last = performance.now()
  requestAnimationFrame(function next(now) {
    window.frameTimes.push(now - last)
    last = now
    requestAnimationFrame(next)
  })`

const stage = await openStage()

try {
  const { url } = await stage.startBuilt()
  const { tokens, path, links } = await furnish(url)
  const browser = await launch()
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.addInitScript(watchLongTasks, tokens)
  await page.addInitScript(watchFrames)
  await page.goto(url + path)
  await page.waitForFunction(() => document.querySelectorAll('[data-bar]').length > 10)
  const painted = await page.evaluate(() => performance.now())
  console.log(`${machineWords()}, ${TASKS} tasks, ${links} links`)
  console.log(`bars on screen, nothing cached: ${painted.toFixed(0)} ms`)
  const session = await page.context().newCDPSession(page)
  // What the main thread worked, not how long it had to wait for a busy machine.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await use(page, session)
  await browser.close()
} finally {
  await stage.close()
}

declare global {
  interface Window {
    frameTimes: number[]
  }
}

async function use(page: Page, session: CDPSession) {
  await page.mouse.move(900, 500)
  await report(page, session, 'scrolling down', async () => {
    for (let n = 0; n < 100; n++) await page.mouse.wheel(0, 240)
  })
  await report(page, session, 'scrolling through time', async () => {
    for (let n = 0; n < 60; n++) await page.mouse.wheel(90, 0)
    for (let n = 0; n < 60; n++) await page.mouse.wheel(-90, 0)
  })
  await report(page, session, 'dragging a bar and what waits for it', async () => {
    const bars = page.locator('[data-bar][data-shape="range"]')
    const boxes = await bars.evaluateAll((elements) =>
      elements.map((element) => element.getBoundingClientRect().toJSON()),
    )
    const box = boxes.find(({ x, y, width }) => x > 560 && x + width < 1100 && y > 300 && y < 800)
    if (!box) throw new Error('No bar in view to drag')
    await page.mouse.move(box.x + box.width / 2, box.y + 12)
    await page.mouse.down()
    for (let n = 0; n < 60; n++) await page.mouse.move(box.x + box.width / 2 + n * 5, box.y + 12)
    await page.keyboard.press('Escape')
    await page.mouse.up()
  })
  await report(page, session, 'zooming', async () => {
    for (const key of ['-', '-', '+', '+', '+', '-']) await page.keyboard.press(key)
  })
  const figures = await page.evaluate(() => ({
    nodes: document.querySelectorAll('*').length,
    links: document.querySelectorAll('[data-link]').length,
    heap: (performance as unknown as { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize / 1024 / 1024,
  }))
  console.log(
    `${figures.nodes} elements (at most 3,000), ${figures.links} lines drawn, ${figures.heap.toFixed(0)} MB of memory`,
  )
}

async function report(page: Page, session: CDPSession, what: string, work: () => Promise<void>) {
  await page.evaluate(() => {
    window.longTasks = []
    window.frameTimes = []
  })
  const before = await workedMs(session)
  await work()
  const worked = (await workedMs(session)) - before
  const { tasks, frames } = await page.evaluate(() => ({ tasks: window.longTasks, frames: window.frameTimes }))
  const sorted = frames.toSorted((one, other) => one - other)
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)
  const longest = Math.max(0, ...tasks).toFixed(0)
  const perFrame = (worked / Math.max(1, frames.length)).toFixed(1)
  console.log(
    `${what}: ${perFrame} ms of work a frame; longest task ${longest} ms (at most 200), frames p50 ${at(0.5)} p95 ${at(0.95)} ms`,
  )
}

async function workedMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}

async function furnish(url: string) {
  const { tokens } = await signUp(url, stage.databaseUrl)
  const token = tokens.access_token
  const { workspace } = await send(`${url}/api/workspaces`, { body: { name: 'Bench' }, token })
  const { board } = await send(`${url}/api/boards`, { body: { workspaceId: workspace._id, title: 'Bench' }, token })
  const { columns } = await send(`${url}/api/boards/${board._id}/columns`, { method: 'GET', token })
  const client = new pg.Client({ connectionString: stage.databaseUrl })
  await client.connect()
  const columnIds = columns.map(({ _id }: { _id: string }) => _id)
  await fillBoard(client, board._id, columnIds, TASKS)
  const links = await planBoard(client, board._id)
  await client.end()
  return { tokens, links, path: `/${workspace.url}/projects/${board._id}/timeline` }
}

/** Half a year of work: a task every few hours, in chains of three that begin right after each other. */
async function planBoard(client: pg.Client, boardId: string): Promise<number> {
  const { rowCount } = await client.query(
    `with numbered as (
       select id, number, lag(id) over (order by number) as before from tasks where board_id = $1
     )
     update tasks set start_date = current_date - 60 + (tasks.number / 11)::int + (tasks.number % 3)::int * 4,
       due_date = current_date - 60 + (tasks.number / 11)::int + (tasks.number % 3)::int * 4 + 3,
       completed_at = null,
       dependencies = case when tasks.number % 3 > 0 then array[numbered.before] else '{}' end
     from numbered where numbered.id = tasks.id`,
    [boardId],
  )
  return Math.floor(((rowCount ?? 0) * 2) / 3)
}
