import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, type Stage, test, together } from './stage.ts'

/** Ada and Bo in one workspace, with a project of three tasks. */
async function withTasks(stage: Stage) {
  const { ada, bo, workspace } = await together(stage)
  const { board } = await ada.api('POST', '/api/boards', { workspaceId: workspace._id, title: 'Launch' })
  const { label } = await ada.api('POST', `/api/boards/${board._id}/labels`, { name: 'Docs, old', color: 'blue' })
  const { columns } = await ada.api('GET', `/api/boards/${board._id}/tasks`)
  const add = async (title: string, fields: object = {}) =>
    (await ada.api('POST', '/api/tasks', { boardId: board._id, columnId: columns[0]._id, title, ...fields })).task
  const tasks = {
    fire: await add('Light the fire', { priority: 1, labels: [label._id] }),
    wood: await add('Fetch wood', { priority: 2, description: 'There is a walrus behind the shed.' }),
    tea: await add('Make tea'),
  }
  return { ada, bo, board, columns, tasks, address: `/${workspace.url}/projects/${board._id}`, workspace }
}

const count = (page: Page, words: string) => expect(page.getByText(words, { exact: true })).toBeVisible()

async function filterBy(page: Page, filter: string, values: string[]) {
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('menuitem', { name: filter, exact: true }).click()
  for (const value of values) await page.getByRole('menuitemcheckbox', { name: value }).click()
  await page.keyboard.press('Escape')
}

test('filters stand in the address: they survive a reload, and a colleague with the link sees the same', async ({
  stage,
}) => {
  const { ada, bo, address } = await withTasks(stage)
  const { page } = ada
  await page.goto(address)
  await count(page, '3 tasks')

  await filterBy(page, 'Priority', ['Urgent', 'High'])
  await count(page, '2 of 3 tasks')
  await filterBy(page, 'Labels', ['Docs, old'])
  await count(page, '1 of 3 tasks')
  await page.getByRole('button', { name: 'Labels is: change to is not' }).click()
  await expect(page).toHaveURL(/not=labels/)

  await page.reload()
  await expect(page.getByRole('button', { name: 'Priority: Urgent, High' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Labels is not: change to is' })).toBeVisible()
  await bo.page.goto(page.url())
  await expect(bo.page.getByRole('button', { name: 'Labels: Docs, old' })).toBeVisible()
  await count(bo.page, '1 of 3 tasks')

  await page.getByRole('button', { name: 'Remove filter Labels' }).click()
  await count(page, '2 of 3 tasks')
  await page.getByRole('button', { name: 'Clear all filters' }).click()
  await count(page, '3 tasks')

  // What is added under a filter is what the filter shows.
  await filterBy(page, 'Labels', ['Docs, old'])
  await filterBy(page, 'Members', ['Me'])
  await page.getByRole('button', { name: 'Add task', exact: true }).first().click()
  await page.keyboard.type('Draw a map !high')
  const isThere = page.waitForResponse((it) => it.url().endsWith('/api/tasks') && it.request().method() === 'POST')
  await page.keyboard.press('Enter')
  await isThere
  const map = page.getByRole('article', { name: 'Draw a map' })
  await expect(map.getByText('Docs, old')).toBeVisible()
  await expect(map.getByRole('img', { name: 'High' })).toBeVisible()
  await ada.api('DELETE', `/api/tasks/${await map.getAttribute('data-task')}`)
  await page.getByRole('button', { name: 'Clear all filters' }).click()
  await count(page, '3 tasks')

  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Search tasks' })).toBeFocused()
  await page.keyboard.type('WALRUS')
  await count(page, '1 of 3 tasks')
  await page.keyboard.press('Escape')
  await count(page, '3 tasks')
})

test('a view that one person saves and shares is a click away for the other', async ({ stage }) => {
  const { ada, bo, address } = await withTasks(stage)
  await bo.page.goto(address)
  await ada.page.goto(`${address}?priority=1&group=labels`)
  await count(ada.page, '1 of 3 tasks')
  await ada.page.getByRole('button', { name: 'Views' }).click()
  await ada.page.getByRole('menuitem', { name: 'Save this view…' }).click()
  await ada.page.getByLabel('Name').fill('What burns')
  await ada.page.getByRole('switch', { name: 'Share with everybody on this project' }).click()
  await ada.page.getByRole('button', { name: 'Save view' }).click()

  await bo.page.getByRole('button', { name: 'Views' }).click()
  await bo.page.getByRole('menuitem', { name: 'What burns' }).click()
  await count(bo.page, '1 of 3 tasks')
  await expect(bo.page).toHaveURL(/group=labels/)
  await expect(bo.page.getByRole('button', { name: 'Views: What burns' })).toBeVisible()

  await bo.page.getByRole('button', { name: 'Display' }).click()
  const kept = bo.page.waitForResponse('**/api/boards/preferences')
  await bo.page.getByRole('button', { name: 'Cover' }).click()
  await expect(bo.page.getByRole('button', { name: 'Cover' })).toHaveAttribute('aria-pressed', 'false')
  await kept
  await bo.page.keyboard.press('Escape')
  await bo.page.reload()
  await bo.page.getByRole('button', { name: 'Display' }).click()
  await expect(bo.page.getByRole('button', { name: 'Cover' })).toHaveAttribute('aria-pressed', 'false')
  await bo.page.keyboard.press('Escape')

  const list = bo.page.getByRole('button', { name: 'List', exact: true })
  const chosen = bo.page.waitForResponse('**/api/boards/preferences')
  await list.click()
  await expect(bo.page.getByRole('columnheader', { name: 'Title' })).toBeVisible()
  await chosen
  await bo.page.reload()
  await expect(list).toHaveAttribute('aria-pressed', 'true')
})

test('Ctrl+Z takes back a move, Excel opens what is exported, and colleagues see who is here', async ({ stage }) => {
  const { ada, bo, address, columns, tasks } = await withTasks(stage)
  await ada.page.goto(address)
  await count(ada.page, '3 tasks')
  const faces = ada.page.getByRole('list', { name: 'People on this project' })
  await bo.page.goto(address)
  await expect(faces.getByTitle('Bo is here now')).toBeVisible()
  await bo.page.goto('/workspaces')
  await expect(faces.getByTitle('Bo is here now')).toBeHidden()

  await ada.api('POST', '/api/tasks/move', { taskId: tasks.fire._id, columnId: columns[1]._id })
  await ada.page.keyboard.press('ControlOrMeta+z')
  await expect(ada.page.getByText('Moved back: Light the fire')).toBeVisible()
  const { task } = await ada.api('GET', `/api/tasks/${tasks.fire._id}`)
  expect(task.columnId).toBe(columns[0]._id)

  await ada.page.getByRole('button', { name: 'More', exact: true }).click()
  const saved = ada.page.waitForEvent('download')
  await ada.page.getByRole('menuitem', { name: 'Export all tasks as Excel' }).click()
  const file = readFileSync(await (await saved).path())
  expect(file.subarray(0, 4).toString('latin1')).toBe('PK\x03\x04')
})

test('with its link somebody joins a private project, until the link is deleted', async ({ stage }) => {
  const { ada, address, board } = await withTasks(stage)
  await ada.api('PUT', `/api/boards/${board._id}`, { visibility: 'private' })
  await ada.page.goto(address)
  await ada.page.getByRole('button', { name: 'Share' }).click()
  await ada.page.getByRole('button', { name: 'Make a link' }).click()
  const link = await ada.page.getByRole('textbox', { name: 'Invite link' }).inputValue()

  const cy = await stage.actor('Cy')
  await cy.page.goto(new URL(link).pathname)
  await cy.page.getByRole('button', { name: 'Join project' }).click()
  await expect(cy.page.getByRole('heading', { name: 'Launch' })).toBeVisible()
  await expect(ada.page.getByRole('dialog').getByRole('link', { name: 'Cy' })).toBeVisible()

  await ada.page.getByRole('button', { name: 'Delete the invite link' }).click()
  await ada.page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(ada.page.getByRole('button', { name: 'Make a link' })).toBeVisible()
  const dee = await stage.actor('Dee')
  await dee.page.goto(new URL(link).pathname)
  await dee.page.getByRole('button', { name: 'Join project' }).click()
  await expect(dee.page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
})
