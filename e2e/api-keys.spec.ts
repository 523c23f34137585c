import { randomUUID } from 'node:crypto'
import { expect, test } from './stage.ts'

test('an owner makes a key for a robot, sees what it did, and ends it', async ({ stage, request }) => {
  const ada = await stage.actor('Ada')
  const { page } = ada
  const { workspace } = await ada.api('POST', '/api/workspaces', {
    name: 'Robots',
    url: `robots-${randomUUID().slice(0, 6)}`,
  })
  await page.goto(`/${workspace.url}/settings/api`)
  await page.getByRole('button', { name: 'New key' }).click()
  const form = page.getByRole('dialog', { name: 'New API key' })
  await form.getByRole('button', { name: 'Create key' }).click()
  await expect(form.getByText('The name is required')).toBeVisible()
  await form.getByLabel('Name').fill('Deploy bot')
  await form.getByLabel('Write').check()
  await form.getByRole('button', { name: 'Create key' }).click()

  const shown = page.getByRole('dialog', { name: 'Your new key' })
  const key = await shown.getByLabel('API key').inputValue()
  expect(key).toMatch(/^hk_/)
  // A slip of the hand does not lose it.
  await page.keyboard.press('Escape')
  await shown.getByRole('button', { name: 'I have stored it' }).click()
  const row = page.getByRole('list', { name: 'API keys' }).getByRole('listitem').filter({ hasText: 'Deploy bot' })
  await expect(row).toContainText('Read and write')
  await expect(row).toContainText('Never used')
  await expect(page.getByLabel('API key', { exact: true })).toBeHidden()

  const headers = { authorization: `Bearer ${key}` }
  const data = { workspaceId: workspace._id, title: 'Made by a robot' }
  expect((await request.post('/api/boards', { headers, data })).status()).toBe(201)
  const read = () => request.get(`/api/boards?workspaceId=${workspace._id}`, { headers })
  expect(await (await read()).text()).toContain('Made by a robot')
  expect((await request.get('/api/me/sessions', { headers })).status()).toBe(403)

  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(row).toContainText('3 requests')
  await row.getByRole('button', { name: 'Usage of Deploy bot' }).click()
  const usage = page.getByRole('dialog', { name: 'Usage of Deploy bot' })
  await expect(usage.getByRole('row', { name: 'Today 3' })).toBeAttached()
  await usage.getByRole('button', { name: 'Close' }).click()

  await row.getByRole('button', { name: 'Revoke Deploy bot' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke key' }).click()
  await expect(row).toContainText('Revoked just now')
  await expect.poll(async () => (await read()).status()).toBe(401)
  await page.goto(`/${workspace.url}/settings/activities`)
  await expect(page.getByText('You via Deploy bot created the project “Made by a robot”')).toBeVisible()
})
