// npm run bench:chat (after npm run build): a conversation of 50,000 messages in Chromium. Time until it can be read, scrolling far up,
// how much what is read moves when older messages come in above it, and going to a message found by its words.
import type { Page } from '@playwright/test'
import pg from 'pg'
import { machineWords } from '../scripts/machine.ts'
import { launch, watchLongTasks } from './chromium.ts'
import { openStage, send, signUp } from './stage.ts'

const MESSAGES = 50_000
const NEEDLE = 'the spare key lies under the third flowerpot'
const NEEDLE_AT = 12_345
const STEPS_UP = 500
const STEP_PX = 120
const other = { email: 'bo@example.com', password: 'a long enough password' }

const stage = await openStage()

try {
  const { url } = await stage.startBuilt()
  const { tokens, path } = await furnish(url)
  const browser = await launch()
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addInitScript(watchLongTasks, tokens)
  const page = await context.newPage()
  console.log(`${machineWords()}, ${MESSAGES} messages`)
  await page.goto(url + path)
  await page.waitForFunction(() => document.querySelectorAll('[data-message]').length > 10)
  console.log(`messages on screen, nothing cached: ${(await page.evaluate(() => performance.now())).toFixed(0)} ms`)
  await scrollUp(page)
  await jump(page)
  await browser.close()
} finally {
  await stage.close()
}

/** As by a wheel, through messages that load while one scrolls: by how much what is read jumped. */
async function scrollUp(page: Page) {
  await page.evaluate(() => {
    window.longTasks = []
  })
  const { moved, passed } = await page.evaluate(scrollAndWatch, { steps: STEPS_UP, px: STEP_PX })
  const { longest, nodes, heap } = await page.evaluate(() => ({
    longest: Math.max(0, ...window.longTasks),
    nodes: document.querySelectorAll('*').length,
    heap: (performance as unknown as { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize / 1024 / 1024,
  }))
  console.log(
    `${STEPS_UP} steps of ${STEP_PX} px up past ${passed} messages: what is read jumped by at most ${moved.toFixed(1)} px, ` +
      `longest task ${longest.toFixed(0)} ms, ${nodes} elements, ${heap.toFixed(0)} MB`,
  )
}

/** Runs in the page. */
async function scrollAndWatch({ steps, px }: { steps: number; px: number }) {
  const list = document.querySelector('ol[aria-label="Messages"]')!
  const scroller = list.parentElement!
  const seen = new Set<string>()
  let moved = 0
  for (let n = 0; n < steps; n++) {
    const { top, height } = scroller.getBoundingClientRect()
    const rows = [...list.querySelectorAll<HTMLElement>('[data-message]')]
    for (const { textContent } of rows) seen.add(textContent)
    const read = rows.find((row) => row.getBoundingClientRect().top > top + height / 3)!
    const from = read.getBoundingClientRect().top
    const step = Math.min(px, scroller.scrollTop)
    scroller.scrollTop -= step
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    // A step may be swallowed while older ones come in, but nothing in between, nor beyond.
    const went = read.getBoundingClientRect().top - from
    if (read.isConnected) moved = Math.max(moved, Math.min(Math.abs(went - step), Math.abs(went)))
  }
  return { moved, passed: seen.size }
}

async function jump(page: Page) {
  await page.getByRole('button', { name: 'Search in this chat' }).click()
  const asked = Date.now()
  await page.getByRole('searchbox', { name: 'Search messages' }).fill('third flowerpot')
  await page.getByRole('button', { name: NEEDLE }).click()
  const found = Date.now()
  await page.locator('[data-message][data-target=true]').waitFor()
  console.log(
    `found by its words in ${found - asked} ms (a pause of typing included), on the screen ${Date.now() - found} ms after the click`,
  )
}

async function furnish(url: string) {
  const { tokens, userId } = await signUp(url, stage.databaseUrl)
  const { userId: otherId } = await signUp(url, stage.databaseUrl, other)
  const token = tokens.access_token
  const { workspace } = await send(`${url}/api/workspaces`, { token, body: { name: 'Talk' } })
  const client = new pg.Client({ connectionString: stage.databaseUrl })
  await client.connect()
  await client.query(`insert into workspace_members (workspace_id, user_id, role) values ($1, $2, 'member')`, [
    workspace._id,
    otherId,
  ])
  const body = { workspaceId: workspace._id, participantId: otherId }
  const { chat } = await send(`${url}/api/chats/direct`, { token, body })
  await client.query(
    `insert into messages (id, chat_id, number, sender, body, created_at)
     select gen_random_uuid(), $1, n, case when n % 3 = 0 then $2::uuid else $3::uuid end,
       case when n = $5 then $6 else 'Message ' || n || repeat(' and some more words to read', n % 7) end,
       now() - make_interval(mins => $4 - n)
     from generate_series(1, $4) n`,
    [chat._id, userId, otherId, MESSAGES, NEEDLE_AT, NEEDLE],
  )
  await client.query('update chats set last_number = $2 where id = $1', [chat._id, MESSAGES])
  await client.query('update chat_participants set read_to = $2, delivered_to = $2 where chat_id = $1', [
    chat._id,
    MESSAGES,
  ])
  await client.query('analyze')
  const { rows } = await client.query<{ username: string }>('select username from users where id = $1', [otherId])
  await client.end()
  return { tokens, path: `/${workspace.url}/chat/${rows[0]!.username}` }
}
