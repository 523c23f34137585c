// Every screen in two widths and in both schemes: nothing for axe to find, nothing cut off, nothing in the console.
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { fillWith } from '../scripts/addresses.ts'
import { barriersOn } from './axe.ts'
import { ownScreens, publicScreens } from './screens.ts'
import { type Actor, arrived, expect, test } from './stage.ts'

type Scheme = 'light' | 'dark'
interface View {
  viewport: { width: number; height: number }
  scheme: Scheme
}

/** Colours do not depend on the width: what a screen shows is looked at in the light on a desk and in the dark on a phone. */
const desk: View = { viewport: { width: 1440, height: 900 }, scheme: 'light' }
const phone: View = { viewport: { width: 390, height: 844 }, scheme: 'dark' }
const motionless = { reducedMotion: 'reduce' } as const

test.describe('of everybody', () => {
  test.use({ contextOptions: motionless })
  for (const path of publicScreens)
    test(`${path} is in order`, async ({ page }) => requireGoodLooks(page, () => load(page, path), [phone, desk]))
})

for (const [area, screens] of Object.entries(ownScreens))
  test(`${area}: the screens are in order`, async ({ stage }) => {
    test.setTimeout(720_000)
    const ada = await stage.actor('Ada', motionless)
    const { workspace } = await ada.api('POST', '/api/workspaces', {
      name: 'Northwind Studio',
      url: `look-${randomUUID().slice(0, 6)}`,
    })
    await ada.api('PUT', '/api/me/last-active-workspace', { workspaceURL: workspace.url })
    const { folder } = await ada.api('POST', '/api/folders', { workspaceId: workspace._id, name: 'Product' })
    await ada.api('POST', '/api/folders', { workspaceId: workspace._id, name: 'Mobile', parentFolder: folder._id })
    const { board } = await ada.api('POST', '/api/boards', {
      workspaceId: workspace._id,
      title: 'Spring launch',
      folderId: folder._id,
    })
    await ada.api('POST', `/api/boards/${board._id}/favorite`)
    const taskId = await someTasks(ada, board._id)
    const form = await someForm(ada, board._id)
    const fill = fillWith({
      WORKSPACE: workspace.url,
      BOARD: board._id,
      FOLDER: folder._id,
      TASK: taskId,
      FORM: form._id,
      SLUG: form.slug,
      formBoard: board._id,
      username: ada.user.username,
    })
    for (const [at, path] of screens.entries()) {
      // What stands around the screens of an area is the same on all of them, and only there on a desk.
      const views = at === 0 ? [phone, desk, { ...desk, scheme: 'dark' as const }] : [phone, desk]
      const open = at === 0 ? load : goOn
      await test.step(path, () => requireGoodLooks(ada.page, () => open(ada.page, fill(path)), views))
    }
  })

/** A form with every kind of question, answered once. */
async function someForm(ada: Actor, boardId: string): Promise<{ _id: string; slug: string }> {
  const fields = [
    { id: 'what', type: 'short_text', label: 'What went wrong?', required: true, mapsTo: 'title' },
    { id: 'more', type: 'long_text', label: 'Tell us more', help: 'The more exactly, the better.' },
    { id: 'mail', type: 'email', label: 'Your address' },
    { id: 'count', type: 'number', label: 'How often?' },
    { id: 'day', type: 'date', label: 'Since when?' },
    { id: 'which', type: 'select', label: 'Which one?', options: ['This one', 'The other one'] },
    { id: 'some', type: 'multi_select', label: 'Which of these?', options: ['Smoke', 'Noise'] },
    { id: 'agree', type: 'checkbox', label: 'You may write back to me' },
    { id: 'level', type: 'priority', label: 'How urgent is it?', mapsTo: 'priority' },
    { id: 'shot', type: 'file', label: 'A picture of it' },
    { id: 'where', type: 'url', label: 'Where is it?' },
  ]
  const { form } = await ada.api('POST', `/api/boards/${boardId}/forms`, {
    title: 'Report a bug',
    description: 'Something does **not** work?',
    cover: 'teal',
    accent: 'gold',
    published: true,
    fields,
  })
  await ada.api('POST', `/public/forms/${form.slug}`, { answers: { what: 'The stove smokes', agree: true } })
  return form
}

/** A board as in the middle of work; the id of the task with everything on it. */
async function someTasks({ api, user }: Actor, boardId: string) {
  const { columns } = await api('GET', `/api/boards/${boardId}/columns`)
  const { label } = await api('POST', `/api/boards/${boardId}/labels`, { name: 'Fireplace', color: 'ember' })
  const on = (column: number, title: string, rest: object = {}) =>
    api('POST', '/api/tasks', { boardId, columnId: columns[column]._id, title, ...rest })
  const { task: blocker } = await on(0, 'Sweep the chimney', { priority: 1, dueDate: '2026-01-05', cover: 'blue' })
  await on(1, 'A title that is so long that no card shows all of it, however wide the screen is '.repeat(3))
  await on(2, 'Buy matches', { complexity: 4 })
  const { task } = await on(0, 'Light the fire', {
    description: 'With **dry** wood, see [the manual](https://example.com).\n\n- one\n- two\n\n```\ncode\n```',
    members: [user._id],
    labels: [label._id],
    priority: 2,
    dueDate: '2026-12-24',
    blockers: [blocker._id],
    dependencies: [blocker._id],
    checklist: [{ text: 'Wood' }, { text: 'Matches', done: true }],
  })
  await api('POST', `/api/tasks/${task._id}/comments`, { body: 'Who has the matches? See SL-1' })
  await api('POST', `/api/tasks/${task._id}/time`, { startTime: '2026-11-14T09:00:00.000Z', duration: 5400 })
  await api('POST', `/api/tasks/${task._id}/timer/start`)
  return task._id
}

const load = (page: Page, path: string) => page.goto(path)

/** As by a link, without loading everything again. */
const goOn = (page: Page, path: string) => page.evaluate((to) => history.pushState(null, '', to), path)

/** Opened on the phone: what is only there on one loads with the page. Whoever drags a window wider loads nothing again either. */
async function requireGoodLooks(page: Page, open: () => Promise<unknown>, views: View[]) {
  const complaints: string[] = []
  const listen = (text: string) => {
    // A call that was refused is part of the story; Chromium says so in its own words.
    if (!/Failed to load resource/.test(text)) complaints.push(text)
  }
  page.on('pageerror', (error) => listen(String(error)))
  page.on('console', (message) => message.type() === 'error' && listen(message.text()))
  await show(page, views[0]!)
  await open()
  await arrived(page)
  await expect(page.locator('h1').first()).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  let before: View | undefined
  for (const view of views) {
    await show(page, view)
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', view.scheme)
    await expect(page.locator('[aria-busy="true"], [aria-label="Loading"]')).toHaveCount(0)
    const { width } = view.viewport
    // What depends on the width may be drawn a moment after it changed.
    await expect.poll(() => overflowOf(page), `wider than the window of ${width} px`).toBeLessThanOrEqual(0)
    await expect.poll(() => crowdedRows(page), `cells over each other at ${width} px`).toEqual([])
    // At the same width only the colours are others.
    const rule = before?.viewport === view.viewport ? { rule: 'color-contrast' } : {}
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect(await barriersOn(page, rule), `${view.scheme} at ${width} px`).toEqual([])
    before = view
  }
  expect(complaints).toEqual([])
  page.removeAllListeners('pageerror')
  page.removeAllListeners('console')
}

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Rows of tables in which one cell reaches into another, further than the room around what is in them. */
const crowdedRows = (page: Page) =>
  page.evaluate(() => {
    const ROOM = 14
    // One that sticks to its place lies over what scrolls by.
    const isDrawn = (cell: Element) => cell.clientWidth > 0 && getComputedStyle(cell).position !== 'sticky'
    return [...document.querySelectorAll('[role="row"], tr')]
      .filter((row) => {
        const cells = [...row.children].filter(isDrawn).map((cell) => cell.getBoundingClientRect())
        return cells.some((one, at) =>
          cells
            .slice(at + 1)
            .some(
              (other) =>
                Math.min(one.right, other.right) - Math.max(one.left, other.left) > ROOM &&
                Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > ROOM,
            ),
        )
      })
      .map((row) => row.textContent)
  })

async function show(page: Page, { viewport, scheme }: View) {
  await page.setViewportSize(viewport)
  await page.emulateMedia({ colorScheme: scheme, ...motionless })
}
