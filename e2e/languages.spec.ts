import { expect, test, together } from './stage.ts'

test('whoever asks for German gets it, and English for the choosing', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL!, locale: 'de-DE' })
  const page = await context.newPage()
  await page.goto('/login')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.getByRole('textbox', { name: 'E-Mail' }).fill('niemand@example.com')
  await page.getByLabel('Passwort', { exact: true }).fill('ein langes Passwort')
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page.getByText('E-Mail-Adresse oder Passwort ist falsch')).toBeVisible()

  await page.goto('/')
  await page.getByRole('combobox', { name: 'Sprache' }).selectOption('English')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
  await context.close()
})

test('a board is read and worked on in German', async ({ stage }) => {
  const ada = await stage.actor('Ada', { locale: 'de-DE' })
  const { page } = ada
  const { workspace } = await ada.api('POST', '/api/workspaces', { name: 'Werkstatt' })
  const { board } = await ada.api('POST', '/api/boards', { workspaceId: workspace._id, title: 'Frühling' })
  const { columns } = await ada.api('GET', `/api/boards/${board._id}/columns`)
  const { task } = await ada.api('POST', '/api/tasks', {
    boardId: board._id,
    columnId: columns[0]._id,
    title: 'Holz hacken',
    dueDate: '2031-12-24',
  })
  await page.goto(`/${workspace.url}/projects/${board._id}?task=${task._id}`)
  const panel = page.getByRole('dialog', { name: 'Holz hacken' })
  await expect(panel).toContainText('Wartet auf')
  await expect(panel).toContainText('24. Dez. 2031')

  await page.goto('/account/profile')
  await page.getByRole('combobox', { name: 'Sprache' }).selectOption('English')
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()
  expect((await ada.api('GET', '/api/me')).user.language).toBe('en')
})

test('in a small window the head of a project has room for its longest words, and for a lost connection', async ({
  stage,
}) => {
  const { ada, bo, workspace } = await together(stage)
  const title = 'Neue Produktlinie für den Winter'
  const { board } = await ada.api('POST', '/api/boards', { workspaceId: workspace._id, title })
  const { page } = await stage.again(bo, { locale: 'de-DE', viewport: { width: 920, height: 600 } })
  const calendar = page.getByRole('link', { name: 'Kalender' })
  await page.goto(`/${workspace.url}/projects/${board._id}`)
  await expect(page.getByRole('button', { name: 'Projekt beitreten' })).toBeInViewport({ ratio: 0.99 })
  const connected = await calendar.boundingBox()

  await page.routeWebSocket(/socket\.io/, (socket) => socket.close())
  await page.route(/socket\.io/, (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('status').filter({ hasText: /erbinde/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Projekt beitreten' })).toBeInViewport({ ratio: 0.99 })
  expect(await calendar.boundingBox()).toEqual(connected)
})

test('a browser in which nobody chose follows the account', async ({ stage }) => {
  const ada = await stage.actor('Ada', { locale: 'en-US' })
  await ada.api('PUT', '/api/me', { language: 'de' })
  await ada.page.goto('/account/profile')
  await expect(ada.page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(ada.page.getByRole('heading', { name: 'Profil', level: 1 })).toBeVisible()
})
