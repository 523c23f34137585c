import sharp from 'sharp'
import { expect, test } from './stage.ts'

test('a profile is changed and a picture cropped; another tab follows', async ({ stage }) => {
  const ada = await stage.actor('Ada')
  await ada.page.goto('/account/profile')
  const other = await ada.context.newPage()
  await other.goto('/account/profile')
  await expect(other.getByLabel('Name', { exact: true })).toHaveValue('Ada')
  await ada.page.getByLabel('Name', { exact: true }).fill('Ada King')
  await ada.page.getByRole('button', { name: 'Save changes' }).click()
  await expect(other.getByText('Ada King').or(other.locator('input[value="Ada King"]')).first()).toBeVisible()

  const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#3a7a6b' } })
    .png()
    .toBuffer()
  const chooser = ada.page.waitForEvent('filechooser')
  await ada.page.getByRole('button', { name: 'Add a picture' }).click()
  await (await chooser).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture })
  const cropper = ada.page.getByRole('dialog', { name: 'Crop your picture' })
  await cropper.getByRole('button', { name: 'Use this picture' }).click()
  await expect(ada.page.getByRole('main').locator('img[src^="/files/avatars/"]').first()).toBeVisible()
})

test('another device is signed out from the list of sessions', async ({ stage, request }) => {
  const ada = await stage.actor('Ada')
  const phone = await request.post('/auth/login', {
    data: { email: ada.email, password: ada.password },
    headers: {
      'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
    },
  })
  const { access_token } = await phone.json()
  await ada.page.goto('/account/security')
  await ada.page.getByRole('button', { name: 'End the session on Safari on iPhone' }).click()
  await expect(ada.page.getByText('Safari on iPhone')).toHaveCount(0)
  const answer = await request.get('/api/me', { headers: { authorization: `Bearer ${access_token}` } })
  expect(answer.status()).toBe(401)
})

test('markup in a message of the server is cleaned before it shows', async ({ stage }) => {
  const ada = await stage.actor('Ada')
  await ada.page.route('**/api/me/export', (route) =>
    route.fulfill({ status: 500, json: { message: '<img src=x onerror=alert(1)><b>no</b>' } }),
  )
  await ada.page.goto('/account/security')
  await ada.page.getByRole('button', { name: 'Download my data' }).click()
  const toast = ada.page.getByRole('alert')
  await expect(toast.locator('b')).toHaveText('no')
  await expect(toast.locator('img')).toHaveCount(0)
})

test('an account is deleted, after its name was typed', async ({ stage, request }) => {
  const ada = await stage.actor('Ada')
  await ada.page.goto('/account/security')
  await ada.page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = ada.page.getByRole('dialog', { name: 'Delete your account?' })
  await expect(dialog.getByRole('button', { name: 'Delete for good' })).toBeDisabled()
  await dialog.getByLabel(`Type ${ada.email} to confirm`).fill(ada.email)
  await dialog.getByLabel('Your password').fill(ada.password)
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(ada.page).toHaveURL(/\/login$/)
  expect((await request.post('/auth/login', { data: { email: ada.email, password: ada.password } })).status()).toBe(401)
})
