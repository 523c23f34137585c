import { expect, test, together } from './stage.ts'

test('a board is seen as it was, change by change, played, and by its address; nothing of it can be changed', async ({
  stage,
}) => {
  const { ada, bo, workspace } = await together(stage)
  const { board } = await ada.api('POST', '/api/boards', { workspaceId: workspace._id, title: 'Launch', key: 'HRT' })
  const { columns } = await ada.api('GET', `/api/boards/${board._id}/columns`)
  const add = async (title: string) =>
    (await ada.api('POST', '/api/tasks', { boardId: board._id, columnId: columns[0]._id, title })).task
  const fire = await add('Light the fire')
  const tea = await add('Drink tea')
  await bo.api('POST', '/api/tasks/move', { taskId: fire._id, columnId: columns[2]._id })
  await bo.api('DELETE', `/api/tasks/${tea._id}`)

  const { page } = ada
  const column = (name: string) => page.getByRole('region', { name, exact: true })
  const card = (title: string) => page.getByRole('article', { name: title })
  await page.goto(`/${workspace.url}/projects/${board._id}`)
  await expect(column('Done').getByRole('article', { name: 'Light the fire' })).toBeVisible()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Time machine' }).click()
  await expect(page.getByText('Bo deleted “Drink tea”')).toBeVisible()

  // Back in time, a deleted task is there again, and one that was done is not.
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText('Bo moved “Light the fire” to “Done” HRT-1')).toBeVisible()
  await expect(card('Drink tea')).toBeVisible()
  await expect(page.getByRole('heading', { name: /^The board as it was/ })).toBeVisible()
  // The address follows when somebody stays at a moment.
  await expect(page).toHaveURL(/at=2/)
  const laterMoment = page.url()
  await page.getByRole('button', { name: 'Previous change' }).click()
  await expect(column('To do').getByRole('article', { name: 'Light the fire' })).toBeVisible()
  await expect(column('Done').getByRole('article')).toHaveCount(0)

  // What happens meanwhile happens elsewhere, and nothing can be done here.
  await bo.api('PUT', `/api/tasks/${fire._id}`, { title: 'Light a huge fire' })
  await expect(page.getByRole('button', { name: 'Add task' })).toHaveCount(0)
  await card('Light the fire').press('Delete')
  await expect(card('Light the fire')).toBeVisible()

  // The same moment for whoever gets the address.
  await expect(page).not.toHaveURL(laterMoment)
  await bo.page.goto(page.url())
  await expect(bo.page.getByText('Ada added “Drink tea” HRT-2')).toBeVisible()
  await bo.page.getByRole('button', { name: 'Play' }).click()
  await expect(bo.page.getByText('Bo changed the title of “Light a huge fire”')).toBeVisible()
  await expect(bo.page.getByRole('article', { name: 'Drink tea' })).toHaveCount(0)
  await expect(card('Light the fire')).toBeVisible()

  await page.getByRole('slider', { name: 'Moment' }).press('Escape')
  await expect(column('Done').getByRole('article', { name: 'Light a huge fire' })).toBeVisible()
  await expect(page).not.toHaveURL(/history/)
})
