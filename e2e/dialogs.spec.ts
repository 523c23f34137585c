// Everything that opens over a page, by keyboard alone: it has a name and nothing for axe to find, the focus goes in, stays in, and comes back.
import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { fillWith } from '../scripts/addresses.ts'
import { barriersOn } from './axe.ts'
import { type Popup, picture, popupsOfAccount, popupsOfProject } from './popups.ts'
import { type Actor, expect, expectFocusIn, type Stage, test } from './stage.ts'

for (const [area, popups] of Object.entries({ 'a project': popupsOfProject, 'a workspace': popupsOfAccount }))
  test(`what opens over the pages of ${area} is reached and left by keyboard`, async ({ stage }) => {
    test.setTimeout(720_000)
    const { page, filled } = await studio(stage)
    const faults: string[] = []
    for (const [path, list] of Object.entries(popups)) {
      await open(page, filled(path))
      for (const popup of list) {
        const fault = await requireGoodPopup(page, popup).then(
          () => null,
          (error: Error) => error.message,
        )
        if (fault === null) continue
        faults.push(`${path} ${popup.opener[1]} ${popup.entry ?? ''}: ${fault}`)
        // Whatever is still open must not stand in the way of the next.
        await open(page, filled(path))
      }
    }
    expect(faults).toEqual([])
  })

/** Openers load their menus after the page: none must be taken out from under the key that opens it. */
async function open(page: Page, path: string) {
  await page.goto(path)
  await expect(page.locator('h1, h2').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('html[data-focus-kept]')).toBeAttached()
}

async function requireGoodPopup(
  page: Page,
  { opener, key, within, entry, opens: [kind, title], first, before, back }: Popup,
) {
  const [role, name] = opener
  const scope = within ? page.getByRole('dialog', { name: within }) : page
  await first?.(page)
  const opening = scope.getByRole(role, { name, exact: true }).first()
  await expect(opening).toBeEnabled()
  const ready = before?.(page)
  await opening.press(key ?? (role === 'combobox' ? 'ArrowDown' : 'Enter'))
  await ready
  if (entry) {
    const menu = page.getByRole('menu')
    await expect(menu).toBeVisible()
    await expectFocusIn(menu)
    await menu.getByRole('menuitem', { name: entry, exact: true }).press('Enter')
  }

  const popup = page.getByRole(kind, { name: title }).last()
  await expect(popup).toBeVisible()
  if (kind !== 'listbox') {
    await expectFocusIn(popup)
    for (const end of ['last', 'first'] as const) {
      await focusEnd(popup, end)
      await page.keyboard.press(end === 'last' ? 'Tab' : 'Shift+Tab')
      await expectFocusIn(popup)
    }
  }
  await popup.evaluate((element) => element.setAttribute('data-looked-at', ''))
  expect(await barriersOn(page, { within: '[data-looked-at]' })).toEqual([])

  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  await expect(back?.(page) ?? opening).toBeFocused()
}

const focusEnd = (popup: Locator, end: 'first' | 'last') =>
  popup.evaluate((element, end) => {
    const stops = [...element.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]')]
    const open = stops.filter((stop) => stop.tabIndex >= 0 && !stop.matches(':disabled') && stop.checkVisibility())
    open.at(end === 'last' ? -1 : 0)?.focus()
  }, end)

async function upload({ page, tokens }: Actor, path: string, name: string) {
  const answer = await page.request.post(path, {
    headers: { authorization: `Bearer ${tokens.access_token}` },
    multipart: { file: { name, mimeType: 'image/png', buffer: picture } },
  })
  return answer.json()
}

/** A workspace in the middle of work, with one of everything that has a dialog. */
async function studio(stage: Stage) {
  const ada = await stage.actor('Ada', { reducedMotion: 'reduce' })
  const { api } = ada
  const { workspace } = await api('POST', '/api/workspaces', {
    name: 'Northwind Studio',
    url: `dialogs-${randomUUID().slice(0, 6)}`,
  })
  const workspaceId = workspace._id
  const bo = await stage.again(await stage.account('Bo'))
  await api('POST', `/api/workspaces/${workspaceId}/invitations`, { email: bo.email, role: 'admin' })
  const { link } = await stage.mailTo(bo.email, /invites you/)
  await bo.api('POST', `/api/workspaces/invitations/${link.split('/').at(-1)}/accept`)
  await api('POST', `/api/workspaces/${workspaceId}/invitations`, { email: 'cy@example.com', role: 'member' })
  await api('POST', '/api/api-keys', { workspaceId, name: 'Deploy bot', scopes: ['read'] })
  await api('POST', `/api/workspaces/${workspaceId}/webhooks`, {
    name: 'Team chat',
    url: 'https://example.com/hook',
    events: ['task.created'],
  })
  const { folder } = await api('POST', '/api/folders', { workspaceId, name: 'Product' })
  const { board } = await api('POST', '/api/boards', { workspaceId, title: 'Spring launch', folderId: folder._id })
  await api('POST', `/api/boards/${board._id}/views`, { name: 'What burns', query: 'priority=1' })
  const { columns } = await api('GET', `/api/boards/${board._id}/columns`)
  const { label } = await api('POST', `/api/boards/${board._id}/labels`, { name: 'Fireplace', color: 'ember' })
  const add = async (title: string, rest: object = {}) =>
    (await api('POST', '/api/tasks', { boardId: board._id, columnId: columns[0]._id, title, ...rest })).task
  const late = await add('Sweep the chimney', { priority: 1, dueDate: '2026-01-05' })
  // More than a day of the calendar has room for.
  for (let more = 0; more < 9; more += 1) await add(`Candle ${more}`, { dueDate: '2026-12-24' })
  const task = await add('Light the fire', {
    members: [ada.user._id],
    labels: [label._id],
    blockers: [late._id],
    checklist: [{ text: 'Wood' }, { text: 'Matches' }],
  })
  await api('PUT', `/api/tasks/${task._id}`, { description: 'With dry wood' })
  await api('POST', `/api/tasks/${task._id}/comments`, { body: 'Who has the matches?' })
  await api('POST', `/api/tasks/${task._id}/time`, { startTime: '2026-11-14T09:00:00.000Z', duration: 5400 })
  await upload(ada, `/api/tasks/${task._id}/attachments`, 'chimney.png')
  const { chat } = await api('POST', '/api/chats/direct', { workspaceId, participantId: bo.user._id })
  const { attachment } = await upload(ada, `/api/chats/${chat._id}/attachments`, 'kettle.png')
  await api('POST', `/api/chats/${chat._id}/messages`, { body: 'Is the kettle on?', attachments: [attachment._id] })
  const { form } = await api('POST', `/api/boards/${board._id}/forms`, {
    title: 'Report a bug',
    fields: [{ id: 'what', type: 'short_text', label: 'What went wrong?', required: true, mapsTo: 'title' }],
  })
  const fill = fillWith({
    WORKSPACE: workspace.url,
    BOARD: board._id,
    TASK: task._id,
    FORM: form._id,
    formBoard: board._id,
    username: ada.user.username,
  })
  return { page: ada.page, filled: (path: string) => fill(path.replace('COLLEAGUE', bo.user.username)) }
}
