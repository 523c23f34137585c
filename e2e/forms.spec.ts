import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, phone, type Stage, test, together } from './stage.ts'

test('a form is built, published and filled in by a stranger, and lands on a colleague’s open board', async ({
  stage,
  browser,
  baseURL,
}) => {
  const { ada, bo, workspace } = await together(stage)
  const { board } = await ada.api('POST', '/api/boards', { workspaceId: workspace._id, title: 'Launch', key: 'HRT' })
  const boardPath = `/${workspace.url}/projects/${board._id}`
  await bo.page.goto(boardPath)
  await expect(bo.page.getByRole('region', { name: 'In progress', exact: true })).toBeVisible()

  const { page } = ada
  await page.goto(`${boardPath}/forms`)
  await expect(page.getByRole('heading', { name: 'Let others put tasks on this board' })).toBeVisible()
  await page.getByRole('link', { name: 'New form' }).click()
  await page.getByRole('button', { name: /^Bug report/ }).dblclick()
  const questions = page.getByRole('list', { name: 'Questions' })
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByRole('heading', { name: 'Report a bug' })).toBeVisible()
  const { forms } = await ada.api('GET', `/api/boards/${board._id}/forms`)
  expect(forms).toHaveLength(1)

  await test.step('a question that depends on another, moved by keyboard', async () => {
    await page.getByRole('button', { name: 'Add a question' }).click()
    await page.getByRole('menuitem', { name: 'Web address' }).click()
    await questions.getByRole('textbox', { name: 'Question', exact: true }).fill('Where did you see it?')
    await questions.getByRole('combobox', { name: 'Asked' }).click()
    await page.getByRole('option', { name: 'If “Does it happen every time?”' }).click()
    await expect(preview.getByLabel('Where did you see it?')).toHaveCount(0)
    await preview.getByRole('radio', { name: 'Every time' }).check()
    await expect(preview.getByLabel('Where did you see it?')).toBeVisible()
    const handle = page.getByRole('button', { name: 'Move Where did you see it?' })
    await handle.focus()
    await page.keyboard.press('Alt+ArrowUp')
    await expect(questions.getByRole('listitem').nth(5)).toContainText('Where did you see it?')
    await expect(handle).toBeFocused()
  })

  await page.getByRole('textbox', { name: 'Title' }).fill('Smoke signals')
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  await page.getByRole('combobox', { name: 'Tasks land in' }).click()
  await page.getByRole('option', { name: 'In progress' }).click()
  await test.step('the maker hears of answers, and whoever she names', async () => {
    const listeners = page.getByRole('combobox', { name: 'Tell these people about new answers' })
    await expect(page.getByText('Nobody is told')).toHaveCount(0)
    await listeners.click()
    await expect(page.getByRole('option', { name: 'Ada' })).toHaveAttribute('aria-selected', 'true')
    await page.getByRole('option', { name: 'Bo' }).click()
    await page.keyboard.press('Escape')
  })
  await page.getByRole('button', { name: 'Save and publish' }).click()
  await expect(page.getByText('The form is published')).toBeVisible()
  await page.getByRole('link', { name: 'Share', exact: true }).click()
  const address = await page.getByRole('textbox', { name: 'Address of the form' }).inputValue()

  const stranger = await browser.newContext({ baseURL: baseURL!, viewport: { width: 390, height: 844 } })
  const visitor = await stranger.newPage()
  await visitor.goto(new URL(address).pathname)
  await test.step('wrong first: told beside the question, with the focus on it', async () => {
    await visitor.getByLabel('What did you do, and what happened then?').fill('I opened the door.')
    await visitor.getByLabel('Your e-mail address').fill('nobody')
    await visitor.getByRole('button', { name: 'Send' }).click()
    await expect(visitor.getByText('This question needs an answer')).toBeVisible()
    await expect(visitor.getByText('This is not an e-mail address')).toBeVisible()
    await expect(visitor.getByLabel('What went wrong?')).toBeFocused()
  })

  await test.step('what was typed outlives a reload and a lost connection', async () => {
    await visitor.getByLabel('What went wrong?').fill('The stove smokes')
    await visitor.getByLabel('Your e-mail address').fill('vera@example.com')
    await visitor.getByRole('radio', { name: 'Urgent' }).check()
    await visitor.reload()
    await expect(visitor.getByLabel('What went wrong?')).toHaveValue('The stove smokes')
    await visitor
      .getByLabel('A picture of it')
      .setInputFiles({ name: 'smoke.txt', mimeType: 'text/plain', buffer: Buffer.from('grey') })
    // The answer to the first try gets lost on its way back.
    await visitor.route(
      '**/public/forms/*',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await visitor.getByLabel('Your e-mail address').press('Control+Enter')
    await expect(visitor.getByRole('alert')).toContainText('cannot be reached')
    await visitor.getByRole('button', { name: 'Try again' }).click()
    await expect(visitor.getByText('Thank you. Your answers have arrived.')).toBeVisible()
  })
  await stranger.close()

  const card = bo.page
    .getByRole('region', { name: 'In progress', exact: true })
    .getByRole('article', { name: 'The stove smokes' })
  await expect(card).toHaveCount(1)
  for (const who of [ada, bo])
    await expect
      .poll(async () => (await who.api('GET', '/api/notifications?types=form_answered')).notifications)
      .toMatchObject([{ title: 'Somebody answered <strong>Smoke signals</strong>: <strong>The stove smokes</strong>' }])
  await card.click()
  await expect(bo.page.getByText('vera@example.com')).toBeVisible()
  await expect(bo.page.getByText('sent this in through the form')).toBeVisible()
  await expect(bo.page.getByText('smoke.txt').first()).toBeVisible()

  await page.getByRole('link', { name: '1 answer' }).click()
  await expect(page.getByRole('link', { name: /The stove smokes/ })).toBeVisible()
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'smoke.txt' }).click()
  expect(readFileSync(await (await file).path(), 'utf8')).toBe('grey')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  expect(readFileSync(await (await saved).path(), 'utf8')).toContain('The stove smokes')
  await page.getByRole('button', { name: 'Delete this answer' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing has come in yet' })).toBeVisible()
  // Its task is where it was.
  const { tasks } = await bo.api('GET', `/api/boards/${board._id}/tasks`)
  expect(tasks).toMatchObject([{ title: 'The stove smokes' }])
})

/** Ada's project with a form that asks one thing. */
async function withContactForm(stage: Stage) {
  const { ada, workspace } = await together(stage)
  const { board } = await ada.api('POST', '/api/boards', { workspaceId: workspace._id, title: 'Launch', key: 'HRT' })
  const { form } = await ada.api('POST', `/api/boards/${board._id}/forms`, {
    title: 'Contact',
    published: true,
    fields: [{ id: 'what', type: 'short_text', label: 'What is it about?', required: true, mapsTo: 'title' }],
  })
  return { ada, workspace, board, form }
}

test('whoever answered goes on by themselves to another server, and is shown which', async ({
  stage,
  browser,
  baseURL,
}) => {
  const { ada, workspace, board, form } = await withContactForm(stage)
  const { page } = ada
  await page.goto(`/${workspace.url}/projects/${board._id}/forms/${form._id}`)
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  const onward = page.getByRole('textbox', { name: 'Afterwards it leads to' })
  await onward.fill('http://thanks.example')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('or an address that begins with https://')).toBeVisible()
  await onward.fill('https://thanks.example/to/you')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Form saved')).toBeVisible()

  const stranger = await browser.newContext({ baseURL: baseURL!, ...phone })
  await stranger.route('https://thanks.example/**', (route) => route.fulfill({ body: 'Welcome elsewhere' }))
  const visitor = await stranger.newPage()
  await visitor.goto(`/form/${form.slug}`)
  await visitor.getByLabel('What is it about?').fill('Smoke')
  await visitor.getByRole('button', { name: 'Send' }).click()
  await expect(visitor.getByText('Thank you. Your answers have arrived.')).toBeFocused()
  await visitor.getByRole('link', { name: 'Go on to thanks.example' }).click()
  await expect(visitor.getByText('Welcome elsewhere')).toBeVisible()
  await stranger.close()
})

test('within a page of somebody else a form is filled in and sent, also where the browser keeps its storage shut', async ({
  stage,
  browser,
  baseURL,
}) => {
  const { ada, board, form } = await withContactForm(stage)
  const context = await browser.newContext()
  await context.addInitScript(() => {
    if (window.top === window) return
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
  })
  const page = await context.newPage()
  // By another name this machine is another site, whose frames a browser shuts the storage of.
  const elsewhere = createServer((_, reply) =>
    reply
      .setHeader('content-type', 'text/html')
      .end(`<iframe title="Contact" src="${baseURL}/form/${form.slug}" width="600" height="700"></iframe>`),
  )
  await new Promise<void>((ready) => elsewhere.listen(0, '127.0.0.1', ready))
  await page.goto(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`)
  const frame = page.frameLocator('iframe')
  await frame.getByLabel('What is it about?').fill('Bread for Friday')
  await frame.getByRole('button', { name: 'Send' }).click()
  await expect(frame.getByText('Thank you. Your answers have arrived.')).toBeVisible()
  await context.close()
  elsewhere.close()
  const { tasks } = await ada.api('GET', `/api/boards/${board._id}/tasks`)
  expect(tasks).toMatchObject([{ title: 'Bread for Friday' }])
})
