import { expect, expectFocusIn, test, together } from './stage.ts'

test('what a colleague deleted is found and restored, and opened from there', async ({ stage }) => {
  const { ada, bo, workspace } = await together(stage)
  const { board } = await ada.api('POST', '/api/boards', { workspaceId: workspace._id, title: 'Launch', key: 'LNC' })
  const { columns } = await ada.api('GET', `/api/boards/${board._id}/columns`)
  const create = async (title: string) =>
    (await ada.api('POST', '/api/tasks', { boardId: board._id, columnId: columns[0]._id, title })).task._id
  const fire = await create('Light the fire')
  const wood = await create('Stack wood')
  await bo.api('DELETE', `/api/tasks/${fire}`)

  const { page } = ada
  await page.goto(`/${workspace.url}/projects/${board._id}`)
  await expect(page.getByRole('article', { name: 'Stack wood' })).toBeVisible()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Deleted tasks…' }).click()
  const list = page.getByRole('dialog', { name: 'Deleted tasks' })
  const row = (title: string) => list.getByRole('listitem').filter({ hasText: title })
  await expect(row('Light the fire')).toContainText('Bo')

  await test.step('what somebody deletes meanwhile comes into the list', async () => {
    await expect(row('Stack wood')).toBeHidden()
    await bo.api('DELETE', `/api/tasks/${wood}`)
    await expect(row('Stack wood')).toBeVisible()
  })

  await test.step('it is found by its number', async () => {
    await list.getByRole('searchbox', { name: 'Search deleted tasks' }).fill('lnc-1')
    await expect(row('Stack wood')).toBeHidden()
    await expect(row('Light the fire')).toBeVisible()
  })

  await test.step('restored, it stays in sight with its button, which opens it', async () => {
    const button = row('Light the fire').getByRole('button')
    await button.press('Enter')
    await expect(row('Light the fire')).toContainText('Back in To do')
    await expect(button).toHaveAccessibleName('Open LNC-1')
    await expect(button).toBeFocused()
    await button.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Light the fire' })).toBeVisible()
    await expect(list).toBeHidden()
  })
})

test('several deleted tasks are restored at once, and whichever is refused is told and stays chosen', async ({
  stage,
}) => {
  const { ada, workspace } = await together(stage)
  const { board } = await ada.api('POST', '/api/boards', { workspaceId: workspace._id, title: 'Launch', key: 'LNC' })
  const { columns } = await ada.api('GET', `/api/boards/${board._id}/columns`)
  const ids: string[] = []
  for (const title of ['Light the fire', 'Stack wood', 'Drink tea', 'Sweep']) {
    const { task } = await ada.api('POST', '/api/tasks', { boardId: board._id, columnId: columns[0]._id, title })
    await ada.api('DELETE', `/api/tasks/${task._id}`)
    ids.push(task._id)
  }
  const { page } = ada
  await page.goto(`/${workspace.url}/projects/${board._id}`)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Deleted tasks…' }).click()
  const list = page.getByRole('dialog', { name: 'Deleted tasks' })
  const row = (title: string) => list.getByRole('listitem').filter({ hasText: title })
  // The last deleted stands first.
  await list.getByRole('checkbox', { name: 'Choose LNC-3' }).click()
  await list.getByRole('checkbox', { name: 'Choose LNC-1' }).click({ modifiers: ['Shift'] })
  const refusing = `**/api/tasks/${ids[1]}/restore`
  await page.route(refusing, (route) => route.fulfill({ status: 404, json: { message: 'Task not found' } }))
  await list.getByRole('button', { name: 'Restore 3 tasks' }).click()
  await expect(page.getByText('1 task was not restored: Task not found')).toBeVisible()
  await expect(row('Light the fire')).toContainText('Back in To do')
  await expect(row('Drink tea')).toContainText('Back in To do')
  await expect(row('Sweep').getByRole('button', { name: 'Restore LNC-4' })).toBeVisible()
  await page.unroute(refusing)
  await list.getByRole('button', { name: 'Restore 1 task', exact: true }).press('Enter')
  await expect(row('Stack wood')).toContainText('Back in To do')
  await expect(list.getByRole('button', { name: /^Restore \d/ })).toBeHidden()
  await expectFocusIn(list)
  await expect(page.getByRole('article')).toHaveCount(3)
})
