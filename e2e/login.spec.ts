import { TOTP } from 'otpauth'
import { fillWith } from '../scripts/addresses.ts'
import { ownScreens, publicScreens } from './screens.ts'
import { arrived, expect, test } from './stage.ts'

test('somebody who is not signed in is sent to the login, and afterwards to where they wanted to go', async ({
  page,
  stage,
}) => {
  const ada = await stage.account('Ada')
  await page.goto('/account/security')
  await expect(page).toHaveURL(/\/login$/)
  await page.getByLabel('E-mail').fill(ada.email)
  await page.getByLabel('Password', { exact: true }).fill('wrong password')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('Invalid email or password')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(ada.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/account\/security$/)
})

test('without a workspace the way leads to onboarding, with one to its projects', async ({ page, stage }) => {
  const ada = await stage.actor('Ada')
  const logIn = async () => {
    await page.goto('/login')
    await page.getByLabel('E-mail').fill(ada.email)
    await page.getByLabel('Password', { exact: true }).fill(ada.password)
    await page.getByRole('button', { name: 'Log in' }).click()
  }
  await logIn()
  await expect(page.getByRole('heading', { name: 'How many people will work with you?' })).toBeVisible()
  const { workspace } = await ada.api('POST', '/api/workspaces', { name: 'Ada Works' })
  await ada.api('PUT', '/api/me/last-active-workspace', { workspaceURL: workspace.url })
  await page.evaluate(() => localStorage.clear())
  await logIn()
  await expect(page).toHaveURL(new RegExp(`/${workspace.url}/projects$`))
  // Signed in, public pages lead on.
  await page.goto('/signup')
  await expect(page).toHaveURL(/\/workspaces$/)
})

test('an address that was not confirmed leads to the page that says so', async ({ page, request }) => {
  const email = `late-${Date.now()}@example.com`
  await request.post('/auth/register', { data: { name: 'Late', email, password: 'a long enough password' } })
  await page.goto('/login')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('a long enough password')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/signup\/success\?email=/)
})

test('a forgotten password is replaced by mail', async ({ page, stage }) => {
  const ada = await stage.account('Ada')
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  // The login has a field of the same name.
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  await page.getByLabel('E-mail').fill(ada.email)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  const { link } = await stage.mailTo(ada.email, /Reset/)
  await page.goto(new URL(link).pathname)
  await page.getByLabel('New password').fill('a whole new password')
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page.getByRole('heading', { name: 'That worked' })).toBeVisible()
  await page.getByRole('link', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await page.getByLabel('E-mail').fill(ada.email)
  await page.getByLabel('Password', { exact: true }).fill('a whole new password')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/onboarding/)
})

test('the second factor is set up with the code on screen and asked for at the next login', async ({ stage, page }) => {
  const ada = await stage.actor('Ada')
  await ada.page.goto('/account/security')
  await ada.page.getByRole('button', { name: 'Set up' }).click()
  const secret = (await ada.page.getByText(/^[A-Z2-7 ]{32,40}$/).textContent())!.replaceAll(' ', '')
  await ada.page.getByLabel('Code from your app').fill(new TOTP({ secret }).generate())
  await ada.page.getByRole('button', { name: 'Turn on' }).click()
  const codes = ada.page.getByRole('list', { name: 'Recovery codes' })
  await expect(codes).toBeVisible()
  const recoveryCode = /[a-z2-9]{5}-[a-z2-9]{5}/.exec((await codes.textContent())!)![0]

  await page.goto('/login')
  await page.getByLabel('E-mail').fill(ada.email)
  await page.getByLabel('Password', { exact: true }).fill(ada.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByLabel('Code from your authenticator app').fill('000000')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(/not right/)).toBeVisible()
  await page.getByLabel('Code from your authenticator app').fill(recoveryCode)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/onboarding/)
})

test('a session ended elsewhere says so and leads to the login', async ({ stage }) => {
  const ada = await stage.actor('Ada')
  await ada.page.goto('/account/profile')
  await expect(ada.page.getByLabel('Name', { exact: true })).toBeVisible()
  await ada.api('POST', '/auth/logout', { refresh_token: ada.tokens.refresh_token })
  // Pointing at it may be enough, and then it is gone before the click.
  void ada.page
    .getByRole('link', { name: 'Security' })
    .click()
    .catch(() => {})
  await expect(ada.page).toHaveURL(/\/login$/)
  await expect(ada.page.getByText('Session expired. Please login again.').first()).toBeVisible()
})

test('an access token that ran out is refreshed without anybody noticing', async ({ stage }) => {
  const ada = await stage.actor('Ada')
  await ada.page.goto('/account/profile')
  await arrived(ada.page)
  await ada.page.evaluate(() => localStorage.setItem('access_token', 'ran.out.long-ago'))
  await ada.page.goto('/account/security')
  await expect(ada.page.getByText('Where you are signed in')).toBeVisible()
  expect(await ada.page.evaluate(() => localStorage.getItem('access_token'))).not.toBe('ran.out.long-ago')
})

test('logging out works when the server does not answer, and in every tab', async ({ stage }) => {
  const ada = await stage.actor('Ada')
  await ada.api('POST', '/api/workspaces', { name: 'Ada Works' })
  await ada.page.goto('/account/profile')
  const second = await ada.context.newPage()
  await second.goto('/account/security')
  await expect(second.getByText('Where you are signed in')).toBeVisible()
  await ada.page.route('**/auth/logout', (route) => route.abort())
  await ada.page.goto('/workspaces')
  await ada.page.getByRole('button', { name: /Account of/ }).click()
  await ada.page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(ada.page).toHaveURL(/\/login$/)
  await expect(second).toHaveURL(/\/login$/)
  expect(await ada.page.evaluate(() => localStorage.getItem('refresh_token'))).toBeNull()
})

test('a browser and a program are told alike whether there is a page at an address', async ({ request }) => {
  const statusOf = async (path: string) => (await request.get(path)).status()
  const somewhere = fillWith({ WORKSPACE: 'acme', username: 'ada.lovelace' })
  const screens = [...publicScreens, ...Object.values(ownScreens).flat()].map(somewhere)
  for (const path of screens)
    expect([path, await statusOf(path)]).toEqual([path, path.includes('/nowhere/') ? 404 : 200])
  for (const path of [
    '/wp-login.php',
    '/robots.txt?from=nowhere',
    '/acme/nothing',
    '/dashboard/more',
    '/login/now',
    '/index',
  ])
    expect([path, await statusOf(path)]).toEqual([path, 404])
  for (const path of ['/Acme', '/Login', '/acme/', '/acme/chat/', '/acme/reports', '/acme/chat/ada%20lovelace?x=/y'])
    expect([path, await statusOf(path)]).toEqual([path, 200])
})
