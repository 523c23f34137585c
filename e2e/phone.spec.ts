import { arrived, expect, expectFocusIn, holdCode, phone, type Stage, test, together } from './stage.ts'

/** Ada with one task of one project. */
async function withTask(stage: Stage) {
  const { ada, workspace } = await together(stage)
  const { board } = await ada.api('POST', '/api/boards', { workspaceId: workspace._id, title: 'Launch' })
  const { columns } = await ada.api('GET', `/api/boards/${board._id}/columns`)
  const place = { boardId: board._id, columnId: columns[0]._id }
  const { task } = await ada.api('POST', '/api/tasks', { ...place, title: 'Chop wood' })
  return { ada, workspace, board, task }
}

test('on a phone the project one invites to stands in the middle of its field', async ({ stage }) => {
  const { ada, workspace } = await together(stage)
  const { board } = await ada.api('POST', '/api/boards', { workspaceId: workspace._id, title: 'Launch' })
  const { page } = await stage.again(ada, phone)
  await page.goto(`/${workspace.url}/settings/members?invite=${board._id}`)
  const chosen = page.locator('.mantine-MultiSelect-pill').filter({ hasText: 'Launch' })
  // The dialog comes down: where things are counts when it is there.
  await chosen.tap({ trial: true })
  const [field, pill] = [
    (await page.locator('.mantine-MultiSelect-input').boundingBox())!,
    (await chosen.boundingBox())!,
  ]
  expect(field.height).toBe(44)
  expect(Math.abs(pill.y + pill.height / 2 - (field.y + field.height / 2))).toBeLessThanOrEqual(1)
})

test('on a phone the signs beside the search are tapped, not the search', async ({ stage }) => {
  const { ada: owner, workspace } = await together(stage)
  const { board } = await owner.api('POST', '/api/boards', { workspaceId: workspace._id, title: 'Launch' })
  const { page } = await stage.again(owner, phone)
  await page.goto(`/${workspace.url}/projects/${board._id}`)
  const search = page.getByRole('searchbox', { name: 'Search tasks' })
  await expect(search).toBeVisible()
  for (const name of ['Filter', 'Views', 'Display']) {
    // Refuses where anything lies over the sign.
    await page.getByRole('button', { name }).tap()
    const opened = page.getByRole('dialog').or(page.getByRole('menu'))
    await expectFocusIn(opened.first())
    await page.keyboard.press('Escape')
    await expect(opened).toHaveCount(0)
  }
})

test('on a phone whoever searches is led to the column where something was found', async ({ stage }) => {
  const { ada: owner, workspace, board } = await withTask(stage)
  const { columns } = await owner.api('GET', `/api/boards/${board._id}/columns`)
  const place = { boardId: board._id, columnId: columns[2]._id }
  await owner.api('POST', '/api/tasks', { ...place, title: 'Light the fire' })
  const { page } = await stage.again(owner, phone)
  await page.goto(`/${workspace.url}/projects/${board._id}`)
  const search = page.getByRole('searchbox', { name: 'Search tasks' })
  await search.tap()
  await search.fill('fire')
  await expect(page.getByRole('article', { name: 'Light the fire' })).toBeInViewport({ ratio: 0.99 })
  const jumps = page.getByRole('navigation', { name: 'Columns' }).getByRole('button')
  await expect(jumps).toHaveText(['To do 0', 'In progress 0', 'Done 1'])
  await expect(jumps.last()).toHaveAttribute('aria-current', 'true')
  // A column with something in it is left by nobody but oneself.
  await search.fill('h')
  await expect(jumps).toHaveText(['To do 1', 'In progress 0', 'Done 1'])
  await expect(page.getByRole('article', { name: 'Light the fire' })).toBeInViewport({ ratio: 0.99 })
  await search.fill('o')
  await expect(page.getByRole('article', { name: 'Chop wood' })).toBeInViewport({ ratio: 0.99 })

  // The same word again, from somewhere else.
  await search.press('Escape')
  await expect(jumps).toHaveText(['To do', 'In progress', 'Done'])
  await search.press('Escape')
  await jumps.nth(1).tap()
  await expect(jumps.nth(1)).toHaveAttribute('aria-current', 'true')
  await search.fill('fire')
  await expect(page.getByRole('article', { name: 'Light the fire' })).toBeInViewport({ ratio: 0.99 })
  await expect(jumps.last()).toBeInViewport({ ratio: 0.99 })
})

test('on a phone held sideways two cards stand whole below the head of a project', async ({ stage }) => {
  const { ada, workspace } = await together(stage)
  const { board } = await ada.api('POST', '/api/boards', { workspaceId: workspace._id, title: 'Launch' })
  const { columns } = await ada.api('GET', `/api/boards/${board._id}/columns`)
  for (const title of ['Chop wood', 'Light the fire'])
    await ada.api('POST', '/api/tasks', { boardId: board._id, columnId: columns[0]._id, title })
  const { page } = await stage.again(ada, { ...phone, viewport: { width: 844, height: 390 } })
  await page.goto(`/${workspace.url}/projects/${board._id}`)
  await expect(page.getByRole('article', { name: 'Light the fire' })).toBeInViewport({ ratio: 0.99 })
  await expect(page.getByRole('heading', { name: 'Launch' })).toBeInViewport()
})

test('on a phone held sideways every place keeps its name on one line beside a running timer', async ({ stage }) => {
  const { ada, workspace, board, task } = await withTask(stage)
  await ada.api('POST', `/api/tasks/${task._id}/timer/start`)
  // Where names are long.
  const { page } = await stage.again(ada, { ...phone, viewport: { width: 667, height: 375 }, locale: 'de-DE' })
  await page.goto(`/${workspace.url}/projects/${board._id}`)
  await expect(page.getByRole('timer')).toBeVisible()
  const lines = await page.getByRole('link', { name: 'Meine Arbeit' }).evaluate((link) => {
    const words = document.createRange()
    words.selectNode(link.lastChild!)
    return words.getClientRects().length
  })
  expect(lines).toBe(1)
  await expect(page.getByRole('link', { name: 'Chat' })).toBeInViewport({ ratio: 0.99 })
})

test('on a phone what one is told is small, and what somebody felt is large enough to tap', async ({ stage }) => {
  const { ada: owner, bo, workspace } = await together(stage)
  const { board } = await owner.api('POST', '/api/boards', { workspaceId: workspace._id, title: 'Launch', key: 'HRT' })
  const { columns } = await owner.api('GET', `/api/boards/${board._id}/columns`)
  await bo.api('POST', `/api/boards/${board._id}/join`)
  const place = { boardId: board._id, columnId: columns[0]._id }
  const { task } = await owner.api('POST', '/api/tasks', { ...place, title: 'Chop wood' })
  const { page } = await stage.again(owner, phone)
  const listening = page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framesent', ({ payload }) => String(payload).includes('join-notifications')))
  await page.goto(`/${workspace.url}/projects`)
  await listening

  const body = `Is it hot, @${owner.user.username}? ${'Nobody has told me anything about it. '.repeat(10)}`
  const { comment } = await bo.api('POST', `/api/tasks/${task._id}/comments`, { body })
  await bo.api('POST', `/api/comments/${comment._id}/react`, { emoji: '🔥' })
  const toast = page.getByRole('status').filter({ hasText: /mentioned you in Chop wood/ })
  await toast.hover()
  expect((await toast.boundingBox())!.height).toBeLessThan(130)
  await toast.getByRole('button', { name: 'View Notification' }).tap()
  const felt = page.getByRole('dialog').getByRole('button', { name: '🔥 1' })
  await expect(felt).toBeVisible()
  expect((await felt.boundingBox())!.height).toBeGreaterThanOrEqual(32)

  // Nothing lies over the line somebody is writing.
  const field = page.getByRole('dialog').getByRole('textbox', { name: 'Write a comment' })
  await field.tap()
  const { task: other } = await owner.api('POST', '/api/tasks', { ...place, title: 'Split wood' })
  await bo.api('POST', `/api/tasks/${other._id}/comments`, { body: `And this, @${owner.user.username}?` })
  const second = page.getByRole('status').filter({ hasText: /mentioned you in Split wood/ })
  await expect(second).toBeVisible()
  const [told, written] = await Promise.all([second.boundingBox(), field.boundingBox()])
  expect(told!.y + told!.height).toBeLessThan(written!.y)
})

test('on a phone a tap on an empty row of the timeline opens the task that has no days yet', async ({ stage }) => {
  const { ada: owner, workspace } = await together(stage)
  const { board } = await owner.api('POST', '/api/boards', { workspaceId: workspace._id, title: 'Launch', key: 'HRT' })
  const { columns } = await owner.api('GET', `/api/boards/${board._id}/columns`)
  const place = { boardId: board._id, columnId: columns[0]._id }
  await owner.api('POST', '/api/tasks', { ...place, title: 'Drink tea' })
  await owner.api('POST', '/api/tasks', { ...place, title: 'Wash the cups' })
  const { page } = await stage.again(owner, phone)
  await page.goto(`/${workspace.url}/projects/${board._id}/timeline`)
  await expect(page.getByRole('row')).toHaveCount(2)
  // Once says it for all.
  const hint = page.getByText('Tap to give it days').filter({ visible: true })
  await expect(hint).toHaveCount(1)
  await arrived(page)
  const { x, y } = (await hint.boundingBox())!
  await page.touchscreen.tap(x + 10, y + 10)
  await expect(page.getByRole('dialog', { name: 'Drink tea' })).toBeVisible()
})

test('on a phone a keyboard goes through the bar above the projects as the eye does', async ({ stage }) => {
  const { ada: owner, workspace } = await together(stage)
  const { page } = await stage.again(owner, phone)
  await page.goto(`/${workspace.url}/projects`)
  await page.getByRole('searchbox', { name: 'Find a project' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Cards' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Active' })).toBeFocused()
})

test('on a phone Back closes what lies over the page, and goes back when nothing does', async ({ stage }) => {
  const { ada: owner, workspace } = await together(stage)
  const { board } = await owner.api('POST', '/api/boards', { workspaceId: workspace._id, title: 'Launch' })
  const { columns } = await owner.api('GET', `/api/boards/${board._id}/columns`)
  await owner.api('POST', '/api/tasks', { boardId: board._id, columnId: columns[0]._id, title: 'Chop wood' })
  const { page } = await stage.again(owner, phone)
  await page.goto(`/${workspace.url}/projects`)
  await page.getByRole('link', { name: 'Launch' }).first().tap()
  await expect(page).toHaveURL(/projects\/[^/]+$/)
  const address = page.url()
  await arrived(page)

  const layer = page.getByRole('dialog').or(page.getByRole('menu'))
  for (const name of [/^Filter/, /^Views/, /^Share/, /^Search$/, /^Open menu/]) {
    await page.getByRole('button', { name }).first().tap()
    await expectFocusIn(layer.last())
    await page.goBack()
    await expect(layer, String(name)).toHaveCount(0)
    await expect(page).toHaveURL(address)
  }

  // Over the open task first, then the task itself, then the page.
  await page.getByRole('article', { name: 'Chop wood' }).tap()
  const task = page.getByRole('dialog', { name: 'Chop wood' })
  await task.getByRole('button', { name: 'More' }).tap()
  await expectFocusIn(page.getByRole('menu'))
  await page.goBack()
  await expect(page.getByRole('menu')).toHaveCount(0)
  await task.getByRole('button', { name: /Describe what done looks like/ }).tap()
  await task.getByRole('button', { name: 'Link', exact: true }).tap()
  const link = page.getByRole('textbox', { name: 'Enter URL' })
  await expect(link).toBeFocused()
  await page.goBack()
  await expect(link).toBeHidden()
  await expect(task.getByRole('textbox', { name: 'Description' })).toBeFocused()
  await page.goBack()
  await expect(task).toBeHidden()
  await expect(page).toHaveURL(address)
  await page.goBack()
  await expect(page).toHaveURL(/projects$/)
})

test('on a phone a long name makes nothing wider than the screen, and what is no link is refused in words', async ({
  stage,
}) => {
  const { ada: owner, bo, workspace } = await together(stage)
  await bo.api('PUT', '/api/me', { name: 'Jürgen Müller-Lüdenscheidt von und zu Hohenlohe-Langenburg' })
  const { board } = await owner.api('POST', '/api/boards', { workspaceId: workspace._id, title: 'Launch', key: 'HRT' })
  await bo.api('POST', `/api/boards/${board._id}/join`)
  const { columns } = await owner.api('GET', `/api/boards/${board._id}/columns`)
  const place = { boardId: board._id, columnId: columns[0]._id }
  const { task } = await owner.api('POST', '/api/tasks', { ...place, title: 'Chop wood' })
  const { page } = await stage.again(owner, phone)
  await page.goto(`/${workspace.url}/projects/${board._id}?task=${task._id}`)
  const panel = page.getByRole('dialog', { name: 'Chop wood' })
  // At the end of the sheet, what comes below moves what is tapped above.
  await arrived(page)

  await panel.getByRole('textbox', { name: 'Write a comment' }).fill('Ask @')
  const offered = page.getByRole('option', { name: /Jürgen Müller/ })
  await expect(offered).toBeVisible()
  const scrollers = await panel.evaluate((sheet) =>
    [...sheet.querySelectorAll('*')]
      .filter((part) => getComputedStyle(part).overflowY === 'auto')
      .map((part) => part.scrollWidth - part.clientWidth),
  )
  expect(scrollers).toContain(0)
  expect(Math.max(...scrollers)).toBe(0)

  await panel.getByRole('button', { name: /Describe what done looks like/ }).tap()
  await expect(panel.getByRole('textbox', { name: 'Description' })).toBeFocused()
  await panel.getByRole('button', { name: 'Link', exact: true }).tap()
  const address = page.getByRole('textbox', { name: 'Enter URL' })
  await address.fill('not a url')
  await page.getByRole('button', { name: 'Save' }).tap()
  await expect(address).toHaveAccessibleDescription(/This is no address/)
  const { x, width } = (await page.getByRole('button', { name: 'Save' }).boundingBox())!
  expect(x + width).toBeLessThan(390)
  await address.fill('example.com')
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('textbox', { name: 'Description' }).getByRole('link')).toHaveText('https://example.com')
})

test('on a phone a tap on the page one is on closes the menu', async ({ stage }) => {
  const { ada: owner, workspace } = await together(stage)
  const { page } = await stage.again(owner, phone)
  await page.goto(`/${workspace.url}/projects`)
  await page.getByRole('button', { name: 'Open menu' }).tap()
  const menu = page.getByRole('dialog', { name: 'Together' })
  await menu.getByRole('link', { name: 'Projects', exact: true }).tap()
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL(/projects$/)
})

test('on a phone what is too wide fades where it goes on, and what can be done with a form has a row to itself', async ({
  stage,
}) => {
  const { ada: owner, workspace } = await together(stage)
  const { board } = await owner.api('POST', '/api/boards', { workspaceId: workspace._id, title: 'Launch' })
  const { columns } = await owner.api('GET', `/api/boards/${board._id}/columns`)
  const { task } = await owner.api('POST', '/api/tasks', {
    boardId: board._id,
    columnId: columns[0]._id,
    title: 'Chop wood',
    members: [owner.user._id],
  })
  const done = columns.find(({ type }: { type: string }) => type === 'completed')
  await owner.api('POST', '/api/tasks/move', { taskId: task._id, columnId: done._id, position: 1 })
  const { page } = await stage.again(owner, phone)
  await page.goto(`/${workspace.url}/reports/user-performance`)
  const table = page.getByRole('region', { name: 'Table: Performance' })
  const fade = () => table.evaluate((element) => getComputedStyle(element).getPropertyValue('--more-behind'))
  await expect.poll(fade).toBe('36px')
  await table.evaluate((element) => element.scrollTo(element.scrollWidth, 0))
  await expect.poll(fade).toBe('0px')

  const { form } = await owner.api('POST', `/api/boards/${board._id}/forms`, { title: 'Tell us what to burn next' })
  await page.goto(`/${workspace.url}/projects/${board._id}/forms/${form._id}`)
  const { x, width } = (await page.getByRole('button', { name: 'Publish' }).boundingBox())!
  expect(x).toBe(16)
  expect(width).toBeGreaterThan(250)
})

test('on a phone a running timer is seen on every page, leads to its task and is stopped where it stands', async ({
  stage,
}) => {
  const { ada: owner, workspace, board, task } = await withTask(stage)
  const { page } = await stage.again(owner, phone)
  const listening = page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framesent', ({ payload }) => String(payload).includes('join-notifications')))
  await page.goto(`/${workspace.url}/chat`)
  await listening
  const timer = page.getByRole('region', { name: 'Running timer' })
  await expect(timer).toHaveCount(0)

  // Started at a desk.
  await owner.api('POST', `/api/tasks/${task._id}/timer/start`)
  await expect(timer).toContainText('Chop wood')
  for (const path of ['/account/profile', '/workspaces', `/${workspace.url}/projects/${board._id}/calendar`]) {
    await page.goto(path)
    await expect(timer, path).toBeInViewport({ ratio: 0.99 })
  }

  await page.goto(`/${workspace.url}/projects`)
  await timer.getByRole('link').tap()
  const panel = page.getByRole('dialog', { name: 'Chop wood' })
  await expect(panel).toBeVisible()
  await page.goBack()
  await expect(panel).toBeHidden()
  let stops = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/timer/stop')) stops += 1
  })
  const stopped = page.waitForResponse('**/timer/stop')
  await timer.getByRole('button', { name: /^Stop the timer/ }).dblclick()
  await stopped
  await expect(timer).toHaveCount(0)
  // The second would be told that no timer runs.
  expect(stops).toBe(1)
  expect((await owner.api('GET', '/api/tasks/timers/active')).timers).toEqual([])
})

test('on a phone the room of a running timer is there before it', async ({ stage }) => {
  const { ada: owner, workspace, task } = await withTask(stage)
  await owner.api('POST', `/api/tasks/${task._id}/timer/start`)
  const { page } = await stage.again(owner, phone)
  await page.goto(`/${workspace.url}/projects`)
  const timer = page.getByRole('region', { name: 'Running timer' })
  await expect(timer).toBeVisible()

  const letGo = await holdCode(page, 'More for this timer')
  await page.reload()
  await arrived(page)
  await expect(timer).toHaveCount(0)
  const end = () => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().bottom)
  const before = await end()
  letGo()
  await expect(timer).toBeVisible()
  expect(await end()).toBe(before)
})
