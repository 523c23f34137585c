// Figures lead to the tasks behind them, filters stand in the address, and a chart is a table and a file as well.
import { expect, expectFocusIn, test, together } from './stage.ts'

const DAY = 86_400_000
const now = Date.now()
const dayFromNow = (days: number) => new Date(now + days * DAY).toISOString().slice(0, 10)

test('a project tells how it went, and every figure shows its tasks', async ({ stage }) => {
  const { ada, bo, workspace } = await together(stage)
  const { board } = await ada.api('POST', '/api/boards', { workspaceId: workspace._id, title: 'Winter' })
  const { columns } = await ada.api('GET', `/api/boards/${board._id}/columns`)
  const { label } = await ada.api('POST', `/api/boards/${board._id}/labels`, { name: 'Fireplace', color: 'ember' })
  const [begin, work, done] = ['unstarted', 'started', 'completed'].map(
    (type) => columns.find((column: { type: string }) => column.type === type)._id,
  )
  const add = async (title: string, rest: object = {}) =>
    (await ada.api('POST', '/api/tasks', { boardId: board._id, columnId: begin, title, ...rest })).task._id as string
  const lit = await add('Light the fire', { members: [bo.user._id], labels: [label._id] })
  const swept = await add('Sweep the chimney', { dueDate: dayFromNow(-3) })
  await ada.api('POST', '/api/tasks/move', { taskId: lit, columnId: work, position: 1 })
  await ada.api('POST', '/api/tasks/move', { taskId: lit, columnId: done, position: 1 })
  await bo.api('POST', `/api/tasks/${lit}/time`, {
    startTime: new Date(Date.now() - DAY).toISOString(),
    duration: 5400,
  })

  const { page } = ada
  await page.goto(`/${workspace.url}/projects/${board._id}`)
  await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'Reports' }).click()
  await test.step('what a colleague does meanwhile shows in the figures', async () => {
    await expect(page.getByRole('button', { name: 'Overdue 1' })).toBeVisible()
    await bo.api('PUT', `/api/tasks/${swept}`, { dueDate: dayFromNow(3) })
    await expect(page.getByRole('button', { name: 'Overdue 1' })).toBeHidden()
    await bo.api('PUT', `/api/tasks/${swept}`, { dueDate: dayFromNow(-3) })
  })
  await page.getByRole('button', { name: 'Overdue 1' }).click()
  const panel = page.getByRole('dialog', { name: 'Overdue tasks' })
  await panel.getByRole('button', { name: /Sweep the chimney/ }).click()
  await expect(page.getByRole('dialog', { name: 'Sweep the chimney' })).toBeVisible()
  await page.keyboard.press('Escape')
  await panel.getByRole('button', { name: 'Close' }).click()

  // By keys alone: the first row of the chart, and the task behind it.
  await page.getByRole('application', { name: 'Time by member' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('status').filter({ hasText: 'Bo' })).toContainText('1.5 h')
  await page.keyboard.press('Enter')
  const behind = page.getByRole('dialog', { name: /Time logged · Bo/ })
  await expect(behind.getByText('Light the fire')).toBeVisible()
  await expectFocusIn(behind)
  await page.keyboard.press('Escape')

  const labels = page.getByRole('region', { name: 'Time by label' })
  await labels.getByRole('button', { name: /as a table or a file/ }).click()
  await page.getByRole('menuitem', { name: 'Show as a table' }).click()
  await expect(labels.getByRole('row', { name: /Fireplace/ })).toContainText('1.5 h')
  await labels.getByRole('button', { name: /as a table or a file/ }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Download CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('time-by-label.csv')

  await page.getByRole('button', { name: 'People: all' }).click()
  await page.getByRole('option', { name: 'Ada' }).click()
  await expect(page).toHaveURL(new RegExp(`people=${ada.user._id}`))
  await expect(page.getByRole('heading', { name: 'Nothing to report yet' })).toBeVisible()
})

test('a workspace tells who worked on what, and filters go along', async ({ stage }) => {
  const { ada, bo, workspace } = await together(stage)
  const { board } = await ada.api('POST', '/api/boards', { workspaceId: workspace._id, title: 'Winter' })
  const { columns } = await ada.api('GET', `/api/boards/${board._id}/columns`)
  const { task } = await ada.api('POST', '/api/tasks', {
    boardId: board._id,
    columnId: columns[0]._id,
    title: 'Light the fire',
    members: [bo.user._id],
  })
  await bo.api('POST', `/api/tasks/${task._id}/time`, {
    startTime: new Date(Date.now() - DAY).toISOString(),
    duration: 5400,
  })

  const { page } = ada
  await page.goto(`/${workspace.url}`)
  await page.getByRole('link', { name: 'Reports' }).click()
  // A table there is room for does not look as if it went on.
  const projects = page.getByRole('region', { name: 'Table: Projects' })
  await expect(projects.getByRole('button', { name: 'Winter, logged: 1.5 h' })).toBeVisible()
  expect(await projects.evaluate((table) => table.scrollWidth - table.clientWidth)).toBe(0)
  await page.getByRole('button', { name: 'Winter, Open: 1' }).click()
  await page
    .getByRole('dialog', { name: 'Open tasks · Winter' })
    .getByRole('link', { name: /Light the fire/ })
    .click()
  await expect(page.getByRole('dialog', { name: 'Light the fire' })).toBeVisible()
  await page.goBack()
  await page.getByRole('dialog', { name: 'Open tasks · Winter' }).getByRole('button', { name: 'Close' }).click()

  await page.getByRole('button', { name: 'Quarter' }).click()
  await page.getByRole('navigation', { name: 'Reports' }).getByRole('link', { name: 'Time sheet' }).click()
  await expect(page).toHaveURL(/timesheet\?period=quarter/)
  await expect(page.getByRole('button', { name: 'Bo, in all: 1h 30m' })).toBeVisible()
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Excel' }).click()])
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/)
  await page.getByRole('button', { name: 'Time sheet: as a table or a file' }).click()
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Download PNG' }).click(),
  ])
  expect(picture.suggestedFilename()).toBe('time-sheet.png')
})
