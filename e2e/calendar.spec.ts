import type { Locator, Page } from '@playwright/test'
import { dragBetween } from './drag.ts'
import { type Actor, expect, test, together } from './stage.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const dayOn = (page: Page, name: string) => page.getByRole('gridcell', { name: new RegExp(`, ${name}, `) })
const taskOn = (page: Page, day: string, title: string) =>
  dayOn(page, day).getByRole('button', { name: new RegExp(title) })

async function drag(page: Page, from: Locator, to: Locator, grip: 'middle' | 'end' = 'middle') {
  await dragBetween(
    page,
    from,
    ({ width, height }) => ({ x: grip === 'end' ? width - 2 : width / 2, y: height / 2 }),
    to,
    ({ width, height }) => ({ x: width / 2, y: height - 8 }),
  )
}

async function board(ada: Actor, workspace: { _id: string; url: string }) {
  const { board } = await ada.api('POST', '/api/boards', { workspaceId: workspace._id, title: 'Winter' })
  const { columns } = await ada.api('GET', `/api/boards/${board._id}/columns`)
  const plan = (title: string, rest: object = {}) =>
    ada.api('POST', '/api/tasks', { boardId: board._id, columnId: columns[0]._id, title, ...rest })
  return { plan, path: `/${workspace.url}/projects/${board._id}/calendar?day=2027-03-10` }
}

test('Ada plans a month with the mouse, and Bo sees it happen', async ({ stage }) => {
  const { ada, bo, workspace } = await together(stage)
  const { plan, path } = await board(ada, workspace)
  await plan('Sweep the chimney', { dueDate: '2027-03-02' })
  await plan('Stack the wood', { startDate: '2027-03-09', dueDate: '2027-03-11' })
  await plan('Buy matches')
  const { page } = ada
  await page.goto(path)
  await bo.page.goto(path)
  await expect(taskOn(bo.page, 'March 2', 'Sweep the chimney')).toBeVisible()

  await drag(page, taskOn(page, 'March 2', 'Sweep the chimney'), dayOn(page, 'March 5'))
  await expect(taskOn(bo.page, 'March 5', 'Sweep the chimney')).toBeVisible()

  // Held in its middle, on the 10th: a week later it still takes three days.
  await drag(page, taskOn(page, 'March 9', 'Stack the wood'), dayOn(page, 'March 17'))
  await expect(taskOn(bo.page, 'March 16', 'Mar 16 to Mar 18')).toBeVisible()
  await drag(page, taskOn(page, 'March 16', 'Stack the wood'), dayOn(page, 'March 20'), 'end')
  await expect(taskOn(bo.page, 'March 16', 'Mar 16 to Mar 20')).toBeVisible()

  await page.getByRole('button', { name: /^No date/ }).click()
  const tray = page.getByRole('region', { name: 'Tasks without a date' })
  await drag(page, tray.getByRole('button', { name: /Buy matches/ }), dayOn(page, 'March 24'))
  await expect(taskOn(bo.page, 'March 24', 'Buy matches')).toBeVisible()
  await drag(page, taskOn(page, 'March 5', 'Sweep the chimney'), tray)
  await expect(tray.getByRole('button', { name: /Sweep the chimney/ })).toBeVisible()
  await expect(taskOn(bo.page, 'March 5', 'Sweep the chimney')).toHaveCount(0)

  // The wrong day: what was typed comes along to the right one.
  await dayOn(page, 'March 3').click()
  await page.getByRole('combobox', { name: /New task on/ }).fill('Light the fire !urgent')
  await dayOn(page, 'March 30').click()
  await page.keyboard.press('Enter')
  await expect(taskOn(bo.page, 'March 30', 'Light the fire, Mar 30, Urgent')).toBeVisible()
  // The day one chose is the day, whatever the words say; of the signs it shows what was understood.
  await dayOn(page, 'March 4').click()
  await page.getByRole('combobox', { name: /New task on/ }).fill('Monday standup !high')
  await expect(page.getByRole('list', { name: 'Understood' })).toHaveText('High')
  await page.keyboard.press('Enter')
  await expect(taskOn(bo.page, 'March 4', 'Monday standup, Mar 4, High')).toBeVisible()
  // Given up there, it does not come along.
  await page.getByRole('combobox', { name: /New task on/ }).fill('Never mind')
  await page.keyboard.press('Escape')
  await dayOn(page, 'March 3').click()
  await expect(page.getByRole('combobox', { name: /New task on/ })).toHaveValue('')
  await page.keyboard.press('Escape')

  await page.getByPlaceholder('Search tasks').fill('fire')
  await expect(taskOn(page, 'March 16', 'Stack the wood')).toHaveCount(0)
  await expect(page).toHaveURL(/\/calendar\?.*q=fire/)
  await taskOn(page, 'March 30', 'Light the fire').click()
  await expect(page.getByRole('dialog')).toContainText('Light the fire')
})

test('everything goes by keyboard: days, new tasks, moving and stretching', async ({ stage }) => {
  const { ada, workspace } = await together(stage)
  const { path } = await board(ada, workspace)
  const { page } = ada
  await page.goto(path)
  await dayOn(page, 'March 10').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await expect(dayOn(page, 'March 18')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('combobox', { name: /New task on Thursday, March 18/ }).fill('Write home')
  await page.keyboard.press('Enter')
  await expect(taskOn(page, 'March 18', 'Write home')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dayOn(page, 'March 18')).toBeFocused()

  await page.keyboard.press('Tab')
  await page.keyboard.press('Alt+ArrowLeft')
  await expect(taskOn(page, 'March 17', 'Write home')).toBeFocused()
  await page.keyboard.press('Alt+ArrowUp')
  await page.keyboard.press('Shift+Alt+ArrowRight')
  await expect(taskOn(page, 'March 10', 'Mar 10 to Mar 11')).toBeFocused()
  await page.keyboard.press('Alt+ArrowUp')
  await page.keyboard.press('Alt+ArrowUp')
  await expect(page.getByRole('heading', { name: 'February 2027' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Write home, Feb 24 to Feb 25/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toContainText('Write home')
})

for (const [timezoneId, moment, today] of [
  ['America/Los_Angeles', '2027-03-11T07:30:00Z', 'March 10'],
  ['Pacific/Auckland', '2027-03-10T11:30:00Z', 'March 11'],
] as const) {
  test(`in ${timezoneId} a day is that day, and today is the person’s own`, async ({ stage }) => {
    const ada = await stage.actor('Ada', { timezoneId, viewport: { width: 1440, height: 900 } })
    const { workspace } = await ada.api('POST', '/api/workspaces', {
      name: 'Far',
      url: `far-${ada.user._id.slice(-6)}`,
    })
    const { plan, path } = await board(ada, workspace)
    await plan('Due on the tenth', { dueDate: '2027-03-10' })
    await ada.page.clock.setFixedTime(moment)
    await ada.page.goto(path.replace(/\?.*/, ''))
    await expect(taskOn(ada.page, 'March 10', 'Due on the tenth, Mar 10')).toBeVisible()
    await expect(dayOn(ada.page, today)).toHaveAttribute('aria-current', 'date')
    await ada.page.getByRole('button', { name: 'Agenda' }).click()
    const head = today === 'March 10' ? 'Today' : 'Overdue'
    await expect(ada.page.getByRole('heading', { name: head })).toBeVisible()
  })
}

test('a calendar link is made, read by a calendar program, and ended', async ({ stage, request }) => {
  const { ada, workspace } = await together(stage)
  const { plan, path } = await board(ada, workspace)
  await plan('Light the fire', { dueDate: '2027-03-10' })
  const { page } = ada
  await page.goto(path)
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await page.getByRole('button', { name: 'Make a calendar link' }).click()
  const url = new URL(await page.getByRole('textbox', { name: 'Calendar link' }).inputValue()).pathname
  expect(await (await request.get(url)).text()).toContain('DTSTART;VALUE=DATE:20270310')
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await page
    .getByRole('dialog', { name: /Remove the calendar link/ })
    .getByRole('button', { name: 'Remove' })
    .click()
  await expect(page.getByRole('button', { name: 'Make a calendar link' })).toBeVisible()
  expect((await request.get(url)).status()).toBe(404)
})

test('my tasks of a workspace stand on the days of its home, and move there', async ({ stage }) => {
  const { ada, workspace } = await together(stage)
  const { plan } = await board(ada, workspace)
  await plan('Mine to do', { dueDate: '2027-03-10', members: [ada.user._id] })
  const { page } = ada
  await page.goto(`/${workspace.url}`)
  await page.getByRole('button', { name: 'My calendar' }).click()
  await expect(page).toHaveURL(/tasks=calendar/)
  await page.goto(`/${workspace.url}?tasks=calendar&scale=month&day=2027-03-10`)
  await taskOn(page, 'March 10', 'Mine to do').focus()
  await page.keyboard.press('Alt+ArrowRight')
  await expect(taskOn(page, 'March 11', 'Mine to do, Mar 11, Winter')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/projects\/.*task=/)
})
