import { expect, expectFocusIn, test, together } from './stage.ts'

test('the panel goes through tasks as they are shown, a box is ticked where it is read, and keys mean the card it came from', async ({
  stage,
}) => {
  const { ada, bo, workspace } = await together(stage)
  const { board } = await ada.api('POST', '/api/boards', { workspaceId: workspace._id, title: 'Launch', key: 'LNC' })
  const { columns } = await ada.api('GET', `/api/boards/${board._id}/columns`)
  const add = (title: string, column: number, more = {}) =>
    ada.api('POST', '/api/tasks', { boardId: board._id, columnId: columns[column]._id, title, ...more })
  await add('Chop wood', 0, {
    description: '- [ ] dry\n- [x] oak\n\n| sort | cords |\n| --- | --- |\n| birch | 2 |',
    members: [ada.user._id],
  })
  await add('Warm up', 0)
  await add('Boil water', 0, { members: [ada.user._id] })
  await add('Sweep', 2)
  const { page } = ada
  const panel = (title: string) => page.getByRole('dialog', { name: title })
  const home = `/${workspace.url}/projects/${board._id}`

  // A list by title and of my own tasks: in another order than the board's, and without one of its tasks.
  await page.goto(`${home}?view=list&order=title&members=me`)
  await expect(page.getByRole('button', { name: 'Members: Me' })).toBeVisible()
  const row = page.getByRole('row', { name: /Boil water/ })
  // Keys pressed at once find the panel before it has the focus.
  await row.evaluate((element) => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('[data-open-task]')) return
      watch.disconnect()
      element.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true, cancelable: true }))
    })
    watch.observe(document.body, { childList: true, subtree: true })
  })
  await row.getByText('Boil water').click()
  await expect(panel('Chop wood').getByRole('button', { name: 'Previous task (k)' })).toBeEnabled()
  await page.keyboard.press('k')
  await expect(panel('Boil water').getByRole('button', { name: 'Next task (j)' })).toBeEnabled()
  await expect(panel('Boil water').getByRole('button', { name: 'Previous task (k)' })).toBeDisabled()
  await page.keyboard.press('j')
  await expect(panel('Chop wood').getByRole('button', { name: 'Next task (j)' })).toBeDisabled()

  await bo.page.goto(`${home}?task=LNC-1`)
  const dry = bo.page.getByRole('checkbox', { name: 'dry' })
  await expect(dry).not.toBeChecked()
  await panel('Chop wood').getByRole('checkbox', { name: 'dry' }).click()
  await expect(dry).toBeChecked()
  await expect(bo.page.getByRole('checkbox', { name: 'oak' })).toBeChecked()

  // A cell is written in, and nothing else of the description is different. Escape closes what is open, one after the other.
  await panel('Chop wood').getByRole('button', { name: 'Edit description' }).press('Enter')
  const editor = panel('Chop wood').getByRole('textbox', { name: 'Description' })
  await expect(editor).toBeFocused()
  await editor.getByRole('cell', { name: 'birch' }).click()
  await panel('Chop wood').getByRole('button', { name: 'Table' }).click()
  const addRow = page.getByRole('menuitem', { name: 'Add row below' })
  await expect(addRow).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(addRow).toBeHidden()
  await editor.getByRole('cell', { name: 'birch' }).click()
  await page.keyboard.press('Home')
  await page.keyboard.type('split ')
  await page.keyboard.press('Control+Enter')
  await expect(editor).toBeHidden()
  await expect(bo.page.getByRole('cell', { name: 'split birch' })).toBeVisible()
  const { tasks } = await ada.api('GET', `/api/boards/${board._id}/tasks`)
  const { task } = await ada.api(
    'GET',
    `/api/tasks/${tasks.find((one: { title: string }) => one.title === 'Chop wood')._id}`,
  )
  expect(task.description).toBe(
    '- [x] dry\n- [x] oak\n\n| sort        | cords |\n| ----------- | ----- |\n| split birch | 2     |',
  )

  // What lies under the pointer when the panel closes was never meant.
  await page.goto(home)
  const beneath = await page.getByRole('article', { name: 'Sweep' }).boundingBox()
  const warmUp = page.getByRole('article', { name: 'Warm up' })
  await warmUp.click()
  await expect(panel('Warm up')).toBeVisible()
  await page.mouse.move(beneath!.x + 40, beneath!.y + 20)
  await page.keyboard.press('Escape')
  await expect(warmUp).toBeFocused()
  await page.keyboard.press('p')
  await expect(page.getByRole('dialog').getByText(/LNC-2/)).toBeVisible()
})

test('whoever has a task open that a colleague deletes reads who did it, and brings it back to what waits for it', async ({
  stage,
}) => {
  const { ada, bo, workspace } = await together(stage)
  const { board } = await ada.api('POST', '/api/boards', { workspaceId: workspace._id, title: 'Launch', key: 'LNC' })
  const { columns } = await ada.api('GET', `/api/boards/${board._id}/columns`)
  const add = async (title: string, more = {}) =>
    (await ada.api('POST', '/api/tasks', { boardId: board._id, columnId: columns[0]._id, title, ...more })).task
  const wood = await add('Chop wood', { description: 'Oak' })
  const fire = await add('Light the fire', { dependencies: [wood._id] })
  const { page } = bo
  const home = `/${workspace.url}/projects/${board._id}`
  // By its number, as messages lead there.
  await page.goto(`${home}?task=${wood.taskId}`)
  const panel = page.getByRole('dialog', { name: 'Chop wood' })
  await panel.getByRole('button', { name: 'Edit description' }).press('Enter')
  await expect(panel.getByRole('textbox', { name: 'Description' })).toBeFocused()
  await ada.api('DELETE', `/api/tasks/${wood._id}`)
  await expect(page.getByText('Ada deleted this task')).toBeVisible()
  // Bo types on for a moment: nothing of it closes the panel or opens another task.
  await expectFocusIn(page.getByRole('dialog'))
  await page.keyboard.type(' just my luck')
  await expect(page.getByText('Ada deleted this task')).toBeVisible()
  await expect(page).toHaveURL(/task=/)

  await ada.page.goto(`${home}?task=${fire._id}`)
  const waiting = ada.page.getByRole('dialog', { name: 'Light the fire' })
  const link = waiting.getByRole('button', { name: 'Open LNC-1 Chop wood' })
  await expect(waiting.getByRole('button', { name: 'Change: Waits for' })).toBeVisible()
  await expect(link).toBeHidden()
  await page.getByRole('button', { name: 'Restore it' }).click()
  await expect(page.getByRole('dialog', { name: 'Chop wood' })).toBeVisible()
  await expect(link).toBeVisible()
})

test('a link to no task says so, and one to a deleted task restores it', async ({ stage }) => {
  const { ada, bo, workspace } = await together(stage)
  const { board } = await ada.api('POST', '/api/boards', { workspaceId: workspace._id, title: 'Launch', key: 'LNC' })
  const { columns } = await ada.api('GET', `/api/boards/${board._id}/columns`)
  const { task } = await ada.api('POST', '/api/tasks', {
    boardId: board._id,
    columnId: columns[0]._id,
    title: 'Chop wood',
  })
  const { page } = ada
  const home = `/${workspace.url}/projects/${board._id}`
  const restoring = page.getByRole('button', { name: 'Restore it' })
  for (const nobody of [board._id, 'LNC-99']) {
    await page.goto(`${home}?task=${nobody}`)
    await expect(page.getByText('Task not found')).toBeVisible()
    await expect(restoring).toBeHidden()
  }

  await bo.api('DELETE', `/api/tasks/${task._id}`)
  await page.goto(`${home}?task=lnc-1`)
  await expect(page.getByText('Bo deleted this task')).toBeVisible()
  await restoring.click()
  await expect(page.getByRole('dialog', { name: 'Chop wood' })).toBeVisible()

  await test.step('back to the address of a task I just deleted', async () => {
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await page.getByRole('article', { name: 'Chop wood' }).click()
    await page.getByRole('dialog', { name: 'Chop wood' }).getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect(page.getByText('LNC-1 deleted')).toBeVisible()
    await page.goBack()
    await expect(page.getByText('This task was deleted')).toBeVisible()
    await restoring.click()
    await expect(page.getByRole('dialog', { name: 'Chop wood' })).toBeVisible()
  })
})

test('a task says what it blocks, also while somebody else makes it so', async ({ stage }) => {
  const { ada, bo, workspace } = await together(stage)
  const { board } = await ada.api('POST', '/api/boards', { workspaceId: workspace._id, title: 'Launch', key: 'LNC' })
  const { columns } = await ada.api('GET', `/api/boards/${board._id}/columns`)
  const add = async (title: string) =>
    (await ada.api('POST', '/api/tasks', { boardId: board._id, columnId: columns[0]._id, title })).task
  const [wood, fire] = [await add('Chop wood'), await add('Light the fire')]
  await bo.page.goto(`/${workspace.url}/projects/${board._id}?task=${wood._id}`)
  const panel = bo.page.getByRole('dialog', { name: 'Chop wood' })
  const blocked = panel.getByRole('button', { name: 'Open LNC-2 Light the fire' })
  await expect(panel.getByRole('button', { name: 'Change: Blocked by' })).toBeVisible()
  await expect(panel.getByText('Blocks', { exact: true })).toBeHidden()
  await ada.api('PUT', `/api/tasks/${fire._id}`, { blockers: [wood._id] })
  await expect(panel.getByText('Blocks', { exact: true })).toBeVisible()
  await expect(blocked).toHaveText('LNC-2Light the fire')
  await ada.api('PUT', `/api/tasks/${fire._id}`, { blockers: [] })
  await expect(blocked).toBeHidden()
  await ada.api('PUT', `/api/tasks/${fire._id}`, { blockers: [wood._id] })
  await blocked.click()
  await expect(bo.page.getByRole('dialog', { name: 'Light the fire' })).toBeVisible()
})
