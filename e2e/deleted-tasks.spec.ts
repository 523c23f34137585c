import { expect, test, together } from './stage.ts'

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
