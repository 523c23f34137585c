import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, type Stage, test, together } from './stage.ts'

test('a visitor signs up, confirms by mail, sets up a workspace, invites somebody and makes a project', async ({
  page,
  stage,
}) => {
  const email = `vera-${randomUUID().slice(0, 8)}@example.com`
  await page.goto('/')
  await page.getByRole('link', { name: 'Get started' }).first().click()
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
  await page.getByLabel('Your name').fill('Vera Lind')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('a long enough password')
  await page.getByRole('button', { name: 'Sign up' }).click()

  await expect(page.getByRole('heading', { name: 'Confirm your address' })).toBeVisible()
  await expect(page).toHaveURL(/\/signup\/success\?email=/)
  await expect(page.getByText(email)).toBeVisible()

  const { link } = await stage.mailTo(email, /Confirm/)
  await page.goto(new URL(link).pathname)
  await expect(page.getByRole('heading', { name: 'How many people will work with you?' })).toBeVisible()

  await page.getByText('2–10').click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Engineering').click()
  await page.getByRole('button', { name: 'Continue' }).click()

  // Reloading in the middle loses nothing.
  await expect(page.getByRole('heading', { name: 'Name your workspace' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Name your workspace' })).toBeVisible()
  const name = `Vera Works ${randomUUID().slice(0, 6)}`
  await page.getByLabel('Workspace name').fill(name)
  await page.getByLabel('Add an example project').uncheck()
  await page.getByRole('button', { name: 'Continue' }).click()

  await expect(page.getByRole('heading', { name: 'Invite your team' })).toBeVisible()
  const friend = `friend-${randomUUID().slice(0, 8)}@example.com`
  await page.getByLabel('E-mail addresses').fill(`${friend}, not-an-address `)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Invite' }).click()
  await expect(page.getByRole('textbox', { name: `Link for ${friend}` })).toHaveValue(/\/join\//)
  // Said once, where it can be corrected.
  await expect(page.getByText(/not an e-mail address/)).toHaveCount(1)
  expect((await stage.mailTo(friend, /invites you/)).subject).toContain(name)
  await expect(page.getByRole('button', { name: 'Remove not-an-address' })).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()

  await expect(page).toHaveURL(/\/vera-works-[^/]+\/projects$/)
  await expect(page.getByRole('heading', { name: 'No projects yet' })).toBeVisible()
})

const firstQuestion = { name: 'How many people will work with you?' }

/** Up to where one waits for the mail; answers the path of the link in it. */
async function signUp(page: Page, stage: Stage) {
  const email = `vera-${randomUUID().slice(0, 8)}@example.com`
  await page.goto('/signup')
  await page.getByLabel('Your name').fill('Vera Lind')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('a long enough password')
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByRole('heading', { name: 'Confirm your address' })).toBeVisible()
  return new URL((await stage.mailTo(email, /Confirm/)).link).pathname
}

test('the tab that waits for the mail goes on by itself when its link is opened in another', async ({
  page,
  context,
  stage,
}) => {
  const link = await signUp(page, stage)
  const tab = await context.newPage()
  await tab.goto(link)
  await expect(tab.getByRole('heading', firstQuestion)).toBeVisible()
  await expect(page.getByRole('heading', firstQuestion)).toBeVisible()
})

test('where no mail is sent, whoever signs up by a link that was handed to them is in at once', async ({
  page,
  stage,
}) => {
  const { ada, workspace } = await together(stage)
  const email = `vera-${randomUUID().slice(0, 8)}@example.com`
  const place = `/api/workspaces/${workspace._id}/invitations`
  const { invitation } = await ada.api('POST', place, { email, role: 'member' })
  await page.goto(new URL(invitation.link).pathname)
  await page.getByRole('link', { name: 'Create your account' }).click()
  await expect(page.getByText('A name and a password, and you are in.')).toBeVisible()
  await page.getByLabel('Your name').fill('Vera Lind')
  await page.getByLabel('Password', { exact: true }).fill('a long enough password')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(new RegExp(`/${workspace.url}`))
})

test('whoever confirms on another device goes on by logging in, and is told when it is too early', async ({
  page,
  request,
  stage,
}) => {
  const link = await signUp(page, stage)
  const logIn = async () => {
    await page.getByRole('link', { name: 'Log in' }).click()
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    await page.keyboard.type('a long enough password')
    await page.keyboard.press('Enter')
  }
  await logIn()
  await expect(page.getByText('Please confirm your e-mail address first')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Confirm your address' })).toBeVisible()
  await request.post(`/auth/verify-email/${link.split('/').at(-1)}`)
  await logIn()
  await expect(page.getByRole('heading', firstQuestion)).toBeVisible()
})

test('a taken workspace address is said while typing', async ({ stage }) => {
  const ada = await stage.actor('Ada')
  const { workspace } = await ada.api('POST', '/api/workspaces', {
    name: 'Taken',
    url: `taken-${randomUUID().slice(0, 6)}`,
  })
  await ada.page.goto('/workspaces/create')
  await ada.page.getByLabel('Workspace name').fill('Something else')
  await ada.page.getByLabel('Address').fill(workspace.url)
  await expect(ada.page.getByText('URL is not available')).toBeVisible()
})
