// The first ten minutes: from the sign-up to a task finished with a colleague.
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { barriersOn } from './axe.ts'
import { dragOnto } from './drag.ts'
import { type Actor, expect, holdCode, type Stage, test } from './stage.ts'

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const card = (page: Page, name: string, where: string) => column(page, where).getByRole('article', { name })
const steps = (page: Page) => page.getByRole('region', { name: 'First steps' })

async function answerQuestions(page: Page) {
  await page.getByText('2–10').click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Engineering').click()
  await page.getByRole('button', { name: 'Continue' }).click()
}

test('Vera learns by an example, brings a colleague in, and they finish a task together', async ({
  browser,
  page,
  stage,
}) => {
  const vera = `vera-${randomUUID().slice(0, 8)}@example.com`
  const bo = `bo-${randomUUID().slice(0, 8)}@example.com`
  await signUp(stage, page, 'Vera Lind', vera)
  await answerQuestions(page)
  await page.getByLabel('Workspace name').fill(`Vera Works ${randomUUID().slice(0, 6)}`)
  await expect(page.getByLabel('Add an example project')).toBeChecked()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('E-mail addresses').fill(`${bo} `)
  await page.getByRole('button', { name: 'Invite' }).click()
  // No mail is sent here: the link is hers to hand over.
  const link = await page.getByRole('textbox', { name: `Link for ${bo}` }).inputValue()
  await page.getByRole('button', { name: 'Continue' }).click()

  // She stands before it at once, and it does what it says.
  await expect(page.getByRole('heading', { name: 'Get to know Hearth' })).toBeVisible()
  await expect(column(page, 'To do').getByRole('article')).toHaveCount(7)
  await dragOnto(page, card(page, 'Drag me one column to the right', 'To do'), column(page, 'In progress'))
  await expect(card(page, 'Drag me one column to the right', 'In progress')).toBeVisible()

  const herBoard = new URL(page.url()).pathname
  const context = await browser.newContext()
  const his = await context.newPage()
  await his.goto(new URL(link).pathname)
  await his.getByRole('link', { name: 'Create your account' }).click()
  await his.getByLabel('Your name').fill('Bo Berg')
  await his.getByLabel('Password', { exact: true }).fill('a long enough password')
  await his.getByRole('button', { name: 'Create account' }).click()
  await his.getByRole('main').getByRole('link', { name: 'Get to know Hearth' }).click()
  await expect(his).toHaveURL(new RegExp(herBoard))
  await dragOnto(his, card(his, 'Drag me one column to the right', 'In progress'), column(his, 'Done'))
  await expect(card(page, 'Drag me one column to the right', 'Done')).toBeVisible()
  await context.close()
})

async function signUp(stage: Stage, page: Page, name: string, email: string) {
  await page.goto('/signup')
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('a long enough password')
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByRole('heading', { name: 'Confirm your address' })).toBeVisible()
  const { link } = await stage.mailTo(email, /Confirm/)
  await page.goto(new URL(link).pathname)
}

test('an example that cannot be made stops nobody', async ({ stage }) => {
  const { page } = await stage.actor('Ada')
  await page.route('**/api/boards/outline', (route) =>
    route.fulfill({ status: 500, json: { statusCode: 500, code: 'internal', message: 'Something went wrong' } }),
  )
  await page.goto('/onboarding')
  await answerQuestions(page)
  await page.getByLabel('Workspace name').fill(`Without ${randomUUID().slice(0, 6)}`)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('The example project could not be made. Everything else is ready.')).toBeVisible()
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await expect(page).toHaveURL(/\/projects$/)
})

/** With an example project, as whoever came through the onboarding has it. */
async function settled(ada: Actor) {
  const { workspace } = await ada.api('POST', '/api/workspaces', {
    name: 'New',
    url: `new-${randomUUID().slice(0, 6)}`,
  })
  const { board } = await ada.api('POST', '/api/boards/outline', {
    workspaceId: workspace._id,
    title: 'Example',
    tasks: [{ title: 'Drag me' }],
  })
  const { columns, tasks } = await ada.api('GET', `/api/boards/${board._id}/tasks`)
  return { workspace, board, columns, task: tasks[0], home: `/${workspace.url}` }
}

test('the first steps are ticked off by doing them, and gone when all are done', async ({ stage }) => {
  const ada = await stage.actor('Ada')
  const { workspace, board, columns, task, home } = await settled(ada)
  const { page } = ada
  await page.goto(home)
  await expect(steps(page).getByText('0 of 5 done')).toBeVisible()
  expect(await barriersOn(page)).toEqual([])
  // What came with the example is not told line by line.
  await expect(page.getByText('created the project “Example”')).toBeVisible()
  await expect(page.getByText('added “Drag me”')).toBeHidden()

  await steps(page).getByRole('link', { name: 'Add a task' }).click()
  await expect(page).toHaveURL(new RegExp(`/projects/${board._id}`))
  // Where it is done is pointed at.
  await expect(column(page, 'To do').getByRole('button', { name: 'Add task', exact: true })).toBeFocused()
  await column(page, 'In progress').getByRole('button', { name: 'Add a task or drop a card here' }).click()
  const field = page.getByRole('combobox', { name: 'New task in In progress' })
  // At once, as people do: no letter is lost while the field gets ready.
  await page.keyboard.type('My first task')
  await expect(field).toHaveValue('My first task')
  await field.press('Enter')
  await expect(card(page, 'My first task', 'In progress')).toBeVisible()
  // Nothing is on its day yet: what could be lies beside the calendar.
  await page.getByRole('link', { name: 'Calendar', exact: true }).click()
  const tray = page.getByRole('region', { name: 'Tasks without a date' })
  await expect(tray.getByRole('button', { name: /My first task/ })).toBeVisible()
  // Ticked where one is, and the way back is there too.
  await page.getByRole('link', { name: 'First steps: 1 of 5 done' }).click()
  await expect(steps(page).getByText('1 of 5 done')).toBeVisible()
  await expect(steps(page).getByText('Add a task (done)')).toBeVisible()
  await expect(steps(page).getByRole('link', { name: 'Add a task' })).toBeHidden()
  await steps(page).getByRole('link', { name: 'Invite somebody' }).press('Enter')
  // What it is about is open already, once: nothing of it stays in the address.
  const inviting = page.getByRole('dialog', { name: /^Invite people/ })
  await expect(inviting.getByLabel('E-mail addresses')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(inviting).toBeHidden()
  await expect(page).toHaveURL(`/${workspace.url}/settings/members`)
  await expect(page.getByRole('button', { name: 'Invite people' })).toBeFocused()
  await page.goBack()
  await expect(steps(page).getByRole('link', { name: 'Invite somebody' })).toBeVisible()
  await expect(inviting).toBeHidden()

  await ada.api('POST', '/api/tasks/move', { taskId: task._id, columnId: columns[2]._id })
  await ada.api('POST', `/api/tasks/${task._id}/comments`, { body: 'Hello' })
  await ada.api('POST', `/api/workspaces/${workspace._id}/invitations`, { email: 'bo@example.com', role: 'member' })
  await page.goto(home)
  await expect(steps(page).getByText('4 of 5 done')).toBeVisible()
  await expect(steps(page).getByRole('link')).toHaveText(['Make a project of your own'])

  // Away from it: a page that is still asking would be told, and say so before one comes back.
  await page.goto('about:blank')
  await ada.api('POST', '/api/boards', { workspaceId: workspace._id, title: 'My own' })
  await page.goto(home)
  const through = page.getByRole('region', { name: 'That was all of it' })
  await expect(through).toBeVisible()
  await expect(steps(page)).toBeHidden()
  await expect
    .poll(async () => (await ada.api('GET', '/api/me')).user.onboarding.firstSteps)
    .toEqual({ done: ['project', 'task', 'finish', 'comment', 'invite'], hidden: true })
  await expect(page.getByRole('link', { name: /^First steps/ })).toBeHidden()
  // Looked at again, the good news is still there, though nothing is left to be asked for.
  const askedAgain = page.waitForResponse('**/api/workspaces/*/first-steps')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  expect(await (await askedAgain).json()).toEqual({ steps: [] })
  await expect(page.getByText('You know your way around now.')).toBeVisible()
  await through.getByRole('button', { name: 'Close' }).click()
  await expect(through).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Favorites' })).toBeVisible()
  await expect(through).toBeHidden()
})

test('hidden, they can be shown again; on the phone they are hidden too, or folded', async ({ stage }) => {
  const ada = await stage.actor('Ada')
  const { home } = await settled(ada)
  const phone = await stage.again(ada, { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true })
  await phone.page.goto(home)
  const fold = phone.page.getByRole('button', { name: 'Unfold the first steps' })
  await expect(fold).toHaveAttribute('aria-expanded', 'false')
  expect((await steps(phone.page).boundingBox())!.height).toBeLessThan(60)
  // The words beside the arrow do the same.
  const { x, y } = (await steps(phone.page).getByRole('heading', { name: 'First steps' }).boundingBox())!
  await phone.page.touchscreen.tap(x + 10, y + 10)
  await expect(steps(phone.page).getByRole('link', { name: 'Invite somebody' })).toBeVisible()
  expect(await barriersOn(phone.page)).toEqual([])

  const { page } = ada
  await page.goto(home)
  await steps(page).getByRole('button', { name: 'Hide' }).click()
  await expect(steps(page)).toBeHidden()
  await expect(page.getByRole('link', { name: /^First steps/ })).toBeHidden()
  await page.getByRole('button', { name: 'Show again' }).click()
  await expect(steps(page)).toBeVisible()
  await steps(page).getByRole('button', { name: 'Hide' }).focus()
  await page.keyboard.press('Enter')
  await expect(steps(page)).toBeHidden()
  await expect.poll(async () => (await ada.api('GET', '/api/me')).user.onboarding.firstSteps.hidden).toBe(true)
  await phone.page.reload()
  await expect(phone.page.getByRole('heading', { name: 'Favorites' })).toBeVisible()
  await expect(steps(phone.page)).toBeHidden()
})

test('nothing moves when the first steps come', async ({ stage }) => {
  const ada = await stage.actor('Ada')
  const { home } = await settled(ada)
  const { page } = ada
  // Their code comes late.
  const letGo = await holdCode(page, 'That was all of it')
  await page.goto(home)
  const projects = page.getByRole('heading', { name: 'Favorites' })
  await expect(projects).toBeVisible()
  await expect(steps(page)).toBeHidden()
  const before = (await projects.boundingBox())!.y
  letGo()
  await expect(steps(page).getByText('0 of 5 done')).toBeVisible()
  expect((await projects.boundingBox())!.y).toBe(before)
})
