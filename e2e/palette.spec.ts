import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { barriersOn } from './axe.ts'
import { arrived, expect, test, together } from './stage.ts'

/** Goes on with the Tab key until it is there. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 30; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

/** What listens for keys comes a moment after the page. */
async function openPalette(page: Page) {
  const field = page.getByRole('combobox', { name: 'Search and commands' })
  await expect(async () => {
    if (!(await field.isVisible())) await page.keyboard.press('ControlOrMeta+k')
    await expect(field).toBeFocused({ timeout: 1_000 })
  }).toPass()
}

const chosen = (page: Page, name: string | RegExp) => page.getByRole('option', { name, selected: true })

test('by keyboard alone, from the login to a finished task', async ({ page, stage }) => {
  const ada = await stage.actor('Ada')
  const { workspace } = await ada.api('POST', '/api/workspaces', {
    name: 'Works',
    url: `keys-${randomUUID().slice(0, 6)}`,
  })
  await ada.api('PUT', '/api/me/last-active-workspace', { workspaceURL: workspace.url })
  await ada.api('POST', '/api/boards', { workspaceId: workspace._id, title: 'Spring launch', key: 'HRT' })

  await page.goto('/login')
  await tabTo(page, page.getByLabel('E-mail'))
  await page.keyboard.type(ada.email)
  await tabTo(page, page.getByLabel('Password', { exact: true }))
  await page.keyboard.type(ada.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/projects$/)

  await openPalette(page)
  await page.keyboard.type('lau')
  await expect(chosen(page, /Spring launch/)).toBeVisible()
  expect(await barriersOn(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Spring launch' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add column' })).toBeVisible()

  await page.keyboard.press('c')
  await page.keyboard.type('Light the fire !low')
  await expect(chosen(page, /Add to To do Low/)).toBeVisible()
  await page.keyboard.press('Enter')
  const card = page.getByRole('article', { name: /Light the fire/ })
  await expect(card).toBeFocused()

  await page.keyboard.press('a')
  await page.keyboard.type('ada')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('option', { name: 'Ada', checked: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card).toBeFocused()

  await page.keyboard.press('p')
  await page.keyboard.type('urg')
  await page.keyboard.press('Enter')
  await expect(card.getByRole('img', { name: 'Urgent' })).toBeVisible()

  await page.keyboard.press('t')
  await expect(page.getByRole('region', { name: 'Running timer' })).toBeVisible()
  await page.keyboard.press('t')
  await expect(page.getByText('Duration must be at least 1 minute: nothing was logged')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Running timer' })).toBeHidden()

  await openPalette(page)
  await page.keyboard.type('move')
  await expect(chosen(page, /Move to column/)).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.type('done')
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('region', { name: 'Done' }).getByRole('article', { name: /Light the fire/ }),
  ).toBeFocused()

  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  const keysFor = (name: string) => sheet.locator('dl > div', { hasText: name }).getByRole('definition')
  await expect(keysFor('Start or stop the timer')).toHaveText('T')
  await expect(keysFor('Select the task')).toHaveText('X')
  expect(await barriersOn(page)).toEqual([])
  await page.keyboard.press('Escape')

  // On the calendar T is today's, so it is nobody else's there.
  // In one breath: they belong together for a second and a half.
  await Promise.all([page.keyboard.press('g'), page.keyboard.press('c')])
  await expect(page).toHaveURL(/\/calendar$/)
  await expect(page.getByRole('grid').or(page.getByRole('table'))).toBeVisible()
  await page.keyboard.press('?')
  await expect(keysFor('Go to today')).toHaveText('T')
  await expect(keysFor('Start or stop the timer')).toBeHidden()
})

test('an arrow leads onto the board, and what is typed before the palette has come is done by it', async ({
  stage,
}) => {
  const { ada, workspace } = await together(stage)
  const { board } = await ada.api('POST', '/api/boards', { workspaceId: workspace._id, title: 'Launch', key: 'HRT' })
  const { columns } = await ada.api('GET', `/api/boards/${board._id}/columns`)
  await ada.api('POST', '/api/tasks', { boardId: board._id, columnId: columns[0]._id, title: 'Light the fire' })
  const { page } = ada
  await page.goto(`/${workspace.url}/projects/${board._id}`)
  await arrived(page)
  // From now on keys are heard by those they are meant for.
  await page.waitForFunction(() => !('earlyKeys' in window))

  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('article', { name: /Light the fire/ })).toBeFocused()
  // Faster than anything can be drawn.
  await page.evaluate(() => {
    for (const key of ['c', ...'Boil watt', 'Backspace', 'e', 'r', 'Enter'])
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  })
  await expect(page.getByRole('article', { name: /Boil water/ })).toBeVisible()
  await expect(page).not.toHaveURL(/task=/)

  // Looked for from one card, opened and closed again: the keyboard is on the card of what was open.
  await page.getByRole('article', { name: /Light the fire/ }).focus()
  await openPalette(page)
  await page.keyboard.type('Boil water')
  await expect(chosen(page, /Boil water/)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Boil water' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('article', { name: /Boil water/ })).toBeFocused()
})

test('a new task is found however far down it lands; what the line does not know is said, and help is one key away', async ({
  stage,
}) => {
  const { ada, workspace } = await together(stage)
  const { board } = await ada.api('POST', '/api/boards/outline', {
    workspaceId: workspace._id,
    title: 'Launch',
    tasks: Array.from({ length: 50 }, (_, at) => ({ title: `Log ${at + 1}` })),
  })
  const { page } = ada
  await page.goto(`/${workspace.url}/projects/${board._id}`)
  await arrived(page)
  await page.waitForFunction(() => !('earlyKeys' in window))

  await page.keyboard.press('c')
  const field = page.getByRole('combobox', { name: 'New task', exact: true })
  await expect(field).toBeFocused()
  await page.keyboard.type('Boil water !ur')
  await expect(chosen(page, /^Urgent/)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('Boil water !urgent ')
  await page.keyboard.type('@nobody #12')
  await expect(page.getByText(/“Boil water @nobody #12” · Stays in the title: @nobody$/)).toBeVisible()
  await expect(chosen(page, /Add to .* Urgent/)).toBeVisible()
  await page.keyboard.press('Enter')
  const made = page.getByRole('article', { name: /Boil water @nobody #12/ })
  await expect(made).toBeFocused()
  await expect(made).toBeInViewport({ ratio: 1 })

  // Taken back, it can no longer be opened.
  const open = page.getByRole('button', { name: 'Open', exact: true })
  await expect(open).toBeVisible()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(made).toBeHidden()
  await expect(open).toBeHidden()

  // A word that only looks like a day.
  await page.keyboard.press('c')
  await expect(field).toBeFocused()
  await page.keyboard.type('Make it Friday')
  await expect(page.getByText(/“Make it”$/)).toBeVisible()
  await page.getByRole('option', { name: 'Keep “Friday” in the title' }).click()
  await expect(page.getByText(/“Make it”$/)).toBeHidden()
  await expect(field).toHaveValue('Make it Friday')
  await expect(field).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article', { name: 'Make it Friday' })).toBeFocused()

  await openPalette(page)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: /shortcuts/i })).toBeVisible()
})

test('who comes back finds what happened, what waits and what is due', async ({ stage }) => {
  const { ada, bo, workspace } = await together(stage)
  const { board } = await ada.api('POST', '/api/boards', { workspaceId: workspace._id, title: 'Launch', key: 'HRT' })
  const { columns } = await ada.api('GET', `/api/boards/${board._id}/columns`)
  await bo.api('POST', '/api/tasks', {
    boardId: board._id,
    columnId: columns[0]._id,
    title: 'Sweep the chimney',
    members: [ada.user._id],
    dueDate: '2026-01-05',
  })

  await ada.page.goto('/dashboard')
  const due = ada.page.getByRole('region', { name: 'Overdue' }).getByRole('link', { name: /Sweep the chimney/ })
  await expect(due).toBeVisible()
  const digest = ada.page.getByRole('region', { name: 'What others did' })
  await expect(digest.getByRole('link', { name: /Bo added “Sweep the chimney”/ })).toBeVisible()
  await expect(digest.getByText(/^New since: /)).toBeVisible()
  const waiting = ada.page.getByRole('region', { name: 'Waiting for you' })
  // Bo accepted, and gave Ada a task.
  await expect(waiting.getByRole('link', { name: /Inbox 2/ })).toBeVisible()
  await ada.api('POST', '/api/notifications/mark-all-read')
  await expect(waiting.getByText('Nothing unread')).toBeVisible()

  const { chat } = await bo.api('POST', '/api/chats/direct', {
    workspaceId: workspace._id,
    participantId: ada.user._id,
  })
  await bo.api('POST', `/api/chats/${chat._id}/messages`, { body: 'It smokes!' })
  await expect(waiting.getByRole('link', { name: /Bo It smokes! 1/ })).toBeVisible()

  const kept = ada.page.waitForResponse('**/api/me/dashboard/caught-up')
  await digest.getByRole('button', { name: 'Mark all as seen' }).click()
  await expect(digest.getByText('You are up to date')).toBeVisible()
  await kept
  await ada.page.reload()
  await expect(digest.getByText('You are up to date')).toBeVisible()
  await due.click()
  await expect(ada.page.getByRole('dialog', { name: 'Sweep the chimney' })).toBeVisible()

  await ada.page.goto('/dashboard')
  await ada.page.getByRole('banner').getByRole('link', { name: 'Together' }).click()
  await expect(ada.page).toHaveURL(`/${workspace.url}/projects`)
  await ada.page.goto('/account/profile')
  await ada.page.getByRole('link', { name: 'Together' }).click()
  await expect(ada.page).toHaveURL(`/${workspace.url}/projects`)
})
