import { randomUUID } from 'node:crypto'
import type { WebSocketRoute } from '@playwright/test'
import { type Actor, expect, type Stage, test, together } from './stage.ts'

/** Ada and Bo with one project both have open. */
async function onOneProject(stage: Stage) {
  const { ada, bo, workspace } = await together(stage)
  const { board } = await ada.api('POST', '/api/boards', { workspaceId: workspace._id, title: 'Launch' })
  const open = (actor: Actor) => actor.page.goto(`/${workspace.url}/projects/${board._id}`)
  await open(ada)
  await open(bo)
  for (const { page } of [ada, bo]) await expect(page.getByRole('heading', { name: 'Launch' })).toBeVisible()
  return { ada, bo, workspace, board }
}

test('a title one person changes changes on the other’s screen', async ({ stage }) => {
  const { ada, bo } = await onOneProject(stage)
  await ada.page.getByRole('heading').getByRole('button', { name: 'Launch' }).click()
  const field = ada.page.getByRole('textbox', { name: 'Title' })
  await field.fill('Lift-off')
  await field.press('Enter')
  await expect(bo.page.getByRole('heading', { name: 'Lift-off' })).toBeVisible()
})

test('what happened while the line was cut is there when it is back', async ({ stage }) => {
  const { ada, bo, board } = await onOneProject(stage)
  const { columns } = await ada.api('GET', `/api/boards/${board._id}/columns`)
  const first = { boardId: board._id, columnId: columns[0]._id, title: 'Book the hall' }
  const { task } = await ada.api('POST', '/api/tasks', first)
  // Offline, Chromium opens no new connection, but leaves an open one alone: cutting that is on us.
  let line: WebSocketRoute | undefined
  await bo.page.routeWebSocket(/socket\.io/, (opened) => {
    line = opened
    opened.connectToServer()
  })
  await bo.page.reload()
  await ada.api('PUT', `/api/boards/${board._id}`, { title: 'Loaded' })
  await expect(bo.page.getByRole('heading', { name: 'Loaded' })).toBeVisible()
  // The first may have come with the page. The second comes over the line, so there is one to cut.
  await ada.api('PUT', `/api/boards/${board._id}`, { title: 'Connected' })
  await expect(bo.page.getByRole('heading', { name: 'Connected' })).toBeVisible()

  await bo.context.setOffline(true)
  await line?.close()
  await expect(bo.page.getByText(/^Reconnecting/)).toBeVisible()
  await ada.api('PUT', `/api/boards/${board._id}`, { title: 'While away' })
  await ada.api('POST', `/api/boards/${board._id}/views`, { name: 'What burns', shared: true, query: 'priority=1' })
  await bo.api('POST', `/api/tasks/${task._id}/timer/start`)
  await bo.context.setOffline(false)
  await expect(bo.page.getByRole('heading', { name: 'While away' })).toBeVisible()
  await expect(bo.page.getByRole('region', { name: 'Running timer' })).toContainText('Book the hall')
  await bo.page.getByRole('button', { name: 'Views' }).click()
  await expect(bo.page.getByRole('menuitem', { name: 'What burns' })).toBeVisible()
})

test('a project is made in the browser and found in the list', async ({ stage }) => {
  const ada = await stage.actor('Ada')
  const { workspace } = await ada.api('POST', '/api/workspaces', {
    name: 'Solo',
    url: `solo-${randomUUID().slice(0, 6)}`,
  })
  await ada.page.goto(`/${workspace.url}/projects/create`)
  await ada.page.getByLabel('Title').fill('Spring launch')
  await ada.page.getByRole('button', { name: 'Create project' }).click()
  await expect(ada.page.getByRole('heading', { name: 'Spring launch' })).toBeVisible()
  await ada.page.goto(`/${workspace.url}/projects`)
  await expect(ada.page.getByRole('link', { name: /Spring launch/ }).first()).toBeVisible()
})

test('somebody else’s workspace and project are not there', async ({ stage }) => {
  const { workspace, board } = await onOneProject(stage)
  const eve = await stage.actor('Eve')
  const { workspace: own } = await eve.api('POST', '/api/workspaces', { name: 'Eve Works' })
  await eve.page.goto(`/${workspace.url}/projects/${board._id}`)
  await expect(eve.page.getByRole('heading', { name: 'Workspace not found' })).toBeVisible()
  await eve.page.goto(`/${own.url}/projects/${board._id}`)
  await expect(eve.page.getByText('Project not found')).toBeVisible()
})

test('a page opens at its top, and Back finds the last one where it was left', async ({ stage }) => {
  const { ada, workspace, board } = await onOneProject(stage)
  const { columns } = await ada.api('GET', `/api/boards/${board._id}/columns`)
  for (let n = 1; n <= 12; n++)
    await ada.api('POST', '/api/tasks', { boardId: board._id, columnId: columns[0]._id, title: `Step ${n}` })
  const { page } = ada
  await page.setViewportSize({ width: 1440, height: 500 })
  await page.goto(`/${workspace.url}/projects/${board._id}/overview`)
  const scrolled = () => page.locator('#content').evaluate((panel) => panel.scrollTop)
  const all = page.getByRole('link', { name: 'All activity' })
  await all.scrollIntoViewIfNeeded()
  const left = await scrolled()
  expect(left).toBeGreaterThan(0)
  await all.click()
  await expect(page.getByRole('heading', { name: 'Activities' })).toBeInViewport()
  expect(await scrolled()).toBe(0)
  await page.goBack()
  await expect(all).toBeInViewport()
  expect(await scrolled()).toBe(left)
})
