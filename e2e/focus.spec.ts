// Whoever works with the keyboard is never left nowhere.
import { randomUUID } from 'node:crypto'
import { expect, holdCode, test } from './stage.ts'

test('what had the focus goes away, and the focus goes to what stands beside it', async ({ stage }) => {
  const ada = await stage.actor('Ada')
  const { page } = ada
  const { workspace } = await ada.api('POST', '/api/workspaces', {
    name: 'Northwind',
    url: `focus-${randomUUID().slice(0, 6)}`,
  })
  const labels = `/api/workspaces/${workspace._id}/labels`
  await ada.api('POST', labels, { name: 'Ash', color: 'ember' })
  await ada.api('POST', labels, { name: 'Ashes', color: 'ember' })
  const { label: aspen } = await ada.api('POST', labels, { name: 'Aspen', color: 'ember' })
  await page.goto(`/${workspace.url}/settings/labels`)
  const kept = page.locator('html[data-focus-kept]')
  const bin = (name: string) => page.getByRole('button', { name: `Delete ${name}`, exact: true })
  await expect(bin('Aspen')).toBeVisible()
  // What keeps the focus loads after the page.
  await expect(kept).toBeAttached()

  await test.step('a row that is deleted: to the same button of the next', async () => {
    await bin('Ashes').press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).press('Enter')
    await expect(bin('Ashes')).toBeHidden()
    await expect(bin('Aspen')).toBeFocused()
  })

  await test.step('one that is deleted elsewhere: to that of a row beside it', async () => {
    await ada.api('DELETE', `${labels}/${aspen._id}`)
    await expect(bin('Aspen')).toBeHidden()
    await expect(page.locator('button:focus')).toHaveAccessibleName(/^Delete /)
  })

  await test.step('a button that is busy: back to it', async () => {
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.goto('/account/security')
    await page.route('**/api/me/export', async (route) => {
      await held
      await route.fulfill({ status: 500, json: { message: 'Not now' } })
    })
    await expect(kept).toBeAttached()
    const download = page.getByRole('button', { name: 'Download my data' })
    await download.press('Enter')
    await expect(download).toBeDisabled()
    answer()
    await expect(page.getByText('Not now')).toBeVisible()
    await expect(download).toBeFocused()
  })

  await test.step('a page that is left: to the top of the next', async () => {
    await page.goto(`/${workspace.url}/projects`)
    await expect(kept).toBeAttached()
    await page.getByRole('main').getByRole('link', { name: 'New project' }).first().press('Enter')
    await expect(page).toHaveURL(/projects\/create/)
    await expect(page.locator('main:focus, main :focus')).toHaveCount(1)
  })
})

test('what is focused and typed while a page still loads is not lost', async ({ stage }) => {
  const { page, api } = await stage.actor('Ada')
  const { workspace } = await api('POST', '/api/workspaces', {
    name: 'Northwind',
    url: `focus-${randomUUID().slice(0, 6)}`,
  })
  const { board } = await api('POST', '/api/boards', { workspaceId: workspace._id, title: 'Launch', key: 'HRT' })
  const { columns } = await api('GET', `/api/boards/${board._id}/columns`)
  await api('POST', '/api/tasks', { boardId: board._id, columnId: columns[0]._id, title: 'Light the fire' })
  const letMenusGo = await holdCode(page, 'Filter by')
  const letKeysGo = await holdCode(page, 'Switch workspace…')
  await page.goto(`/${workspace.url}/projects/${board._id}`)
  await expect(page.getByRole('article')).toBeVisible()
  await page.keyboard.type('/fire')
  letKeysGo()
  const search = page.getByRole('searchbox', { name: 'Search tasks' })
  await expect(search).toHaveValue('fire')
  await expect(search).toBeFocused()

  const filter = page.getByRole('button', { name: 'Filter', exact: true })
  await filter.focus()
  letMenusGo()
  // The real one says whether its menu is open.
  await expect(filter).toHaveAttribute('aria-expanded', 'false')
  await expect(filter).toBeFocused()
})
