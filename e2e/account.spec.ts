import sharp from 'sharp'
import { expect, test } from './stage.ts'

test('a profile is changed and a picture cropped; another tab follows', async ({ stage }) => {
  const ada = await stage.actor('Ada')
  await ada.page.goto('/account/profile')
  const other = await ada.context.newPage()
  await other.goto('/account/profile')
  await ada.page.getByLabel('Name', { exact: true }).fill('Ada King')
  await ada.page.getByRole('button', { name: /save/i }).click()
  await expect(other.getByText('Ada King').or(other.locator('input[value="Ada King"]')).first()).toBeVisible()

  const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#3a7a6b' } })
    .png()
    .toBuffer()
  const chooser = ada.page.waitForEvent('filechooser')
  await ada.page
    .getByRole('button', { name: /upload|change picture|picture/i })
    .first()
    .click()
  await (await chooser).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture })
  await expect(ada.page.getByRole('dialog', { name: 'Crop your picture' })).toBeVisible()
  await ada.page
    .getByRole('dialog')
    .getByRole('button', { name: /save|use|apply/i })
    .click()
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

test('an account is deleted, after its name was typed', async ({ stage, request }) => {
  const ada = await stage.actor('Ada')
  await ada.page.goto('/account/security')
  await ada.page
    .getByRole('button', { name: /delete/i })
    .last()
    .click()
  const dialog = ada.page.getByRole('dialog', { name: 'Delete your account?' })
  await expect(dialog.getByRole('button', { name: 'Delete for good' })).toBeDisabled()
  for (const field of await dialog.getByRole('textbox').all()) {
    const label = await field.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent ?? '')
    await field.fill(
      /password/i.test(label) ? ada.password : (/“(.+)”|"(.+)"/.exec(label)?.slice(1).find(Boolean) ?? ada.email),
    )
  }
  await dialog.getByLabel('Your password').fill(ada.password)
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(ada.page).toHaveURL(/\/login$/)
  expect((await request.post('/auth/login', { data: { email: ada.email, password: ada.password } })).status()).toBe(401)
})
