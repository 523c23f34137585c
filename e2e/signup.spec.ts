import { randomUUID } from 'node:crypto'
import { expect, test } from './stage.ts'

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

  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible()
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
  await page.getByRole('button', { name: 'Send invitations' }).click()
  await expect(page.getByText(/not sent/)).toBeVisible()
  expect((await stage.mailTo(friend, /invites you/)).subject).toContain(name)
  await page.getByRole('button', { name: 'Skip for now' }).click()

  await expect(page).toHaveURL(/\/vera-works-[^/]+\/projects$/)
  await expect(page.getByRole('heading', { name: 'No projects yet' })).toBeVisible()
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
