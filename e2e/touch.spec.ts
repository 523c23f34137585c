// What a finger does that a mouse does otherwise: it carries what it holds, and swipes.
import sharp from 'sharp'
import { type Actor, expect, holdCode, phone, test, together } from './stage.ts'

const column = ({ page }: Actor, name: string) => page.getByRole('region', { name, exact: true })

/** One finger on the screen. */
async function finger({ context, page }: Actor) {
  const session = await context.newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  return {
    down: (x: number, y: number) => send('touchStart', [{ x, y }]),
    move: (x: number, y: number) => send('touchMove', [{ x, y }]),
    up: () => send('touchEnd', []),
    /** Sent at once, as a swipe is. */
    doubleTap: (x: number, y: number) => {
      const tap = () => [send('touchStart', [{ x, y }]), send('touchEnd', [])]
      return Promise.all([...tap(), ...tap()])
    },
    /** Sent at once: a finger that waits for an answer after each step would be one that holds. */
    swipeLeft: (x: number, y: number) =>
      Promise.all([
        send('touchStart', [{ x, y }]),
        ...Array.from({ length: 10 }, (_, step) => send('touchMove', [{ x: x - 22 * (step + 1), y }])),
        send('touchEnd', []),
      ]),
  }
}

test('on a phone a card is held and carried to the next column, and a swipe only looks around', async ({ stage }) => {
  const { ada: owner, bo, workspace } = await together(stage)
  const { board } = await owner.api('POST', '/api/boards', { workspaceId: workspace._id, title: 'Launch', key: 'HRT' })
  const { columns } = await owner.api('GET', `/api/boards/${board._id}/columns`)
  const place = { boardId: board._id, columnId: columns[0]._id }
  const checklist = [{ text: 'Saw' }, { text: 'Axe' }]
  await owner.api('POST', '/api/tasks', { ...place, title: 'Chop wood', checklist })
  await owner.api('POST', '/api/tasks', { ...place, title: 'Light the fire' })
  const ada = await stage.again(owner, phone)
  const { page } = ada
  const address = `/${workspace.url}/projects/${board._id}`
  await bo.page.goto(address)
  await expect(column(bo, 'To do').getByRole('article')).toHaveCount(2)
  await page.goto(address)
  const wood = column(ada, 'To do').getByRole('article', { name: 'Chop wood' })
  const jumps = page.getByRole('navigation', { name: 'Columns' })
  await expect(jumps.getByRole('button', { name: 'To do' })).toHaveAttribute('aria-current', 'true')
  await test.step('cards begin in the upper quarter of the screen, and a search takes the room of the jumps', async () => {
    expect((await wood.boundingBox())!.y).toBeLessThanOrEqual(190)
    const search = page.getByRole('searchbox', { name: 'Search tasks' })
    const room = async () => (await search.boundingBox())!.width
    expect(await room()).toBe(40)
    await search.tap()
    await expect.poll(room).toBeGreaterThan(120)
    await search.fill('fire')
    await expect(wood).toBeHidden()
    await search.fill('')
    // The keyboard still finds the way back.
    await page.keyboard.press('Shift+Tab')
    await expect(jumps.getByRole('button').last()).toBeFocused()
    await expect.poll(room).toBe(40)
  })
  // What fingers do loads after the board.
  await expect(page.locator('[data-touch-drag]')).toBeVisible()
  const touch = await finger(ada)
  const { x, y } = (await wood.boundingBox())!

  await touch.down(x + 60, y + 20)
  await expect(wood).toHaveAttribute('data-dragging', '')
  await touch.move(x + 120, y + 60)
  // At the edge the board goes on by itself, and slowly a little away from it, until the finger leaves it.
  const next = async () => (await column(ada, 'In progress').boundingBox())!
  await touch.move(352, y + 80)
  await expect.poll(async () => (await next()).x, { intervals: [50] }).toBeLessThan(180)
  await touch.move(200, y + 80)
  const { x: left, width } = await next()
  await touch.move(Math.max(60, left + width / 2), y + 80)
  await touch.up()
  await expect(column(bo, 'In progress').getByRole('article', { name: 'Chop wood' })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()

  await jumps.getByRole('button', { name: 'To do' }).tap()
  const fire = column(ada, 'To do').getByRole('article', { name: 'Light the fire' })
  await expect(jumps.getByRole('button', { name: 'To do' })).toHaveAttribute('aria-current', 'true')
  // The jump is a movement: the next one begins where it came to rest.
  await fire.tap({ trial: true })
  const from = (await fire.boundingBox())!
  await touch.swipeLeft(from.x + 250, from.y + 20)
  await expect(jumps.getByRole('button', { name: 'To do' })).not.toHaveAttribute('aria-current')

  await jumps.getByRole('button', { name: 'In progress' }).tap()
  await column(ada, 'In progress').getByRole('article', { name: 'Chop wood' }).tap()
  const panel = page.getByRole('dialog', { name: 'Chop wood' })
  await expect(panel).toBeVisible()
  // What is dragged with a mouse is moved by a tap as well.
  const tools = panel.getByRole('region', { name: 'Checklist' }).getByRole('checkbox')
  await expect(tools).toHaveCount(2)
  await panel.getByRole('button', { name: 'Move Axe', exact: true }).tap()
  await page.getByRole('menuitem', { name: 'Move up' }).tap()
  await expect(tools.first()).toHaveAccessibleName('Axe')
  await expect(tools.last()).toHaveAccessibleName('Saw')
  await page.getByRole('button', { name: 'Close', exact: true }).tap()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Inbox' }).tap()
  await expect(page).toHaveURL(/notifications$/)
  // What was only swiped is where it was.
  const { tasks } = await owner.api('GET', `/api/boards/${board._id}/tasks`)
  expect(tasks).toContainEqual(expect.objectContaining({ title: 'Light the fire', columnId: columns[0]._id }))
})

test('on a phone a card that is held and let go shows its menu, and taps select once something is', async ({
  stage,
}) => {
  const { ada: owner, workspace } = await together(stage)
  const { board } = await owner.api('POST', '/api/boards', { workspaceId: workspace._id, title: 'Launch', key: 'HRT' })
  const { columns } = await owner.api('GET', `/api/boards/${board._id}/columns`)
  const place = { boardId: board._id, columnId: columns[0]._id }
  for (const title of ['Chop wood', 'Light the fire']) await owner.api('POST', '/api/tasks', { ...place, title })
  const ada = await stage.again(owner, phone)
  const { page } = ada
  await page.goto(`/${workspace.url}/projects/${board._id}`)
  await expect(page.locator('[data-touch-drag]')).toBeVisible()
  // What looks after the focus loads after the page as well.
  await expect(page.locator('html[data-focus-kept]')).toBeAttached()
  const card = (name: string) => column(ada, 'To do').getByRole('article', { name })
  const { x, y, width } = (await card('Chop wood').boundingBox())!
  const touch = await finger(ada)
  // At the edge, too, where a finger that carries a card would make the board go on.
  await touch.down(x + width - 4, y + 20)
  await expect(card('Chop wood')).toHaveAttribute('data-dragging', '')
  await touch.up()
  // What opens below an entry leaves it under the finger, where the second of two quick taps does nothing. A later one closes it.
  const menu = page.getByRole('menu')
  await test.step('its first entry has the focus, and a ring once there is a keyboard', async () => {
    const [first, second] = [menu.getByRole('menuitem').nth(0), menu.getByRole('menuitem').nth(1)]
    await expect(first).toBeFocused()
    await expect(first).toHaveCSS('outline-style', 'none')
    await page.keyboard.press('ArrowDown')
    await expect(second).toBeFocused()
    await expect(second).toHaveCSS('outline-style', 'solid')
  })
  const choices = menu.getByRole('group', { name: 'Priority' })
  const priority = menu.getByRole('menuitem', { name: 'Priority', exact: true })
  await priority.tap({ trial: true })
  const before = (await priority.boundingBox())!
  await touch.doubleTap(before.x + 10, before.y + 20)
  await choices.getByRole('menuitemradio', { name: 'Urgent' }).tap({ trial: true })
  expect(await priority.boundingBox()).toEqual(before)
  // Too far from the others to be taken for a third.
  await priority.tap({ position: { x: before.width - 10, y: 20 } })
  await expect(choices).toHaveCount(0)
  expect(await priority.boundingBox()).toEqual(before)
  await menu.getByRole('menuitem', { name: 'Select', exact: true }).tap()
  await expect(page.getByText('1 selected')).toBeVisible()
  const unchanged = expect.objectContaining({ priority: 0, columnId: columns[0]._id })
  expect((await owner.api('GET', `/api/boards/${board._id}/tasks`)).tasks).toEqual([unchanged, unchanged])
  await card('Light the fire').tap()
  await expect(page.getByText('2 selected')).toBeVisible()
  await card('Chop wood').tap()
  await expect(page.getByText('1 selected')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await test.step('once what was selected is deleted, a tap opens again', async () => {
    const { tasks } = await owner.api('GET', `/api/boards/${board._id}/tasks`)
    await owner.api('DELETE', `/api/tasks/${tasks.find(({ title }: { title: string }) => title !== 'Chop wood')._id}`)
    await expect(page.getByText('1 selected')).toBeHidden()
    await card('Chop wood').tap()
    await expect(page.getByRole('dialog', { name: 'Chop wood' })).toBeVisible()
  })

  await test.step('a row is held for its menu where rows have no places of their own', async () => {
    await page.goto(`/${workspace.url}/projects/${board._id}?view=list&order=title`)
    await expect(page.locator('[data-touch-hold]')).toBeVisible()
    const row = (await page.getByRole('row', { name: /Chop wood/ }).boundingBox())!
    await touch.down(row.x + 120, row.y + row.height / 2)
    await expect(page.getByRole('menuitem', { name: 'Select', exact: true })).toBeVisible()
    await touch.up()
    await page.getByRole('menuitem', { name: 'Select', exact: true }).tap()
    await expect(page.getByText('1 selected')).toBeVisible()
  })
})

test('on a phone a column is carried by its head, and the main places are under the thumb on every page', async ({
  stage,
}) => {
  const { ada: owner, bo, workspace } = await together(stage)
  await owner.api('PUT', '/api/me/last-active-workspace', { workspaceURL: workspace.url })
  const { board } = await owner.api('POST', '/api/boards', { workspaceId: workspace._id, title: 'Launch', key: 'HRT' })
  const ada = await stage.again(owner, phone)
  const { page } = ada
  const address = `/${workspace.url}/projects/${board._id}`
  await bo.page.goto(address)
  const titles = bo.page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(titles).toHaveText(['To do', 'In progress', 'Done'])
  await page.goto(address)
  const head = column(ada, 'To do').locator('[data-column-handle]')
  await expect(head).toBeVisible()
  // What fingers do loads after the board.
  await expect(page.locator('[data-touch-drag]')).toBeVisible()
  const touch = await finger(ada)
  const { x, y, height } = (await head.boundingBox())!
  await touch.down(x + 40, y + height / 2)
  await expect(column(ada, 'To do')).toHaveAttribute('data-dragging', '')
  // At the edge the board goes on by itself, until the end of the next column can be reached from where nothing goes on.
  const endOfNext = async () => {
    const { x: left, width } = (await column(ada, 'In progress').boundingBox())!
    return left + width * 0.9
  }
  await touch.move(386, y + 80)
  await expect.poll(endOfNext).toBeLessThan(320)
  await touch.move(200, y + 80)
  await touch.move(Math.max(60, await endOfNext()), y + 80)
  await expect(page.locator('[data-column][data-edge]')).toHaveCount(1)
  await touch.up()
  await expect(titles).toHaveText(['In progress', 'To do', 'Done'])

  const places = page.getByRole('navigation', { name: 'Main' })
  await test.step('what is said to one shows there where no workspace is open, too', async () => {
    await page.goto('/dashboard')
    await expect(places.getByRole('link', { name: 'Chat' })).toBeVisible()
    const { chat } = await bo.api('POST', '/api/chats/direct', {
      workspaceId: workspace._id,
      participantId: owner.user._id,
    })
    await bo.api('POST', `/api/chats/${chat._id}/messages`, { body: 'Dry wood only' })
    await expect(places.getByRole('link', { name: 'Chat 1 unread' })).toBeVisible()
  })
  for (const path of ['/account/profile', `/${workspace.url}/settings/general`, `/${workspace.url}/reports`]) {
    await page.goto(path)
    await expect(places.getByRole('link', { name: 'My work' })).toBeVisible()
  }

  await test.step('a button under the field one types into takes the tap', async () => {
    const letBarGo = await holdCode(page, 'data-writing')
    await page.goto(`/${workspace.url}/projects/create`)
    const title = page.getByLabel('Title', { exact: true })
    await title.tap()
    // The bar comes after the page, and then keeps out of the way of who has begun.
    letBarGo()
    await expect(page.getByLabel('Main', { exact: true })).toBeAttached()
    await expect(places).toBeHidden()
    await title.fill('Winter')
    await page.getByRole('button', { name: 'Create project' }).tap()
    await expect(page.getByRole('heading', { name: 'Winter', level: 1 })).toBeVisible()
    await expect(places).toBeVisible()
  })

  await test.step('projects change their places by a tap', async () => {
    await page.getByRole('button', { name: 'Open menu' }).tap()
    const rows = page.getByRole('treeitem')
    await expect(rows.first()).toHaveAccessibleName('Launch')
    await rows.filter({ hasText: 'Winter' }).getByRole('button', { name: 'Actions of Winter' }).tap()
    await page.getByRole('menuitem', { name: 'Move up' }).tap()
    await expect(rows.first()).toHaveAccessibleName('Winter')
  })

  await test.step('a tap beside a menu closes it, and opens nothing that lies there', async () => {
    const menu = page.getByRole('menu')
    await page.goto(address)
    await expect(page.locator('html[data-focus-kept]')).toBeAttached()
    for (const _time of ['first', 'second']) {
      await column(ada, 'To do').getByRole('button', { name: 'Actions of To do' }).tap()
      await expect(menu).toBeVisible()
      // The menu leaves the left end of the button free that adds a task.
      const add = (await column(ada, 'To do').getByRole('button', { name: 'Add task', exact: true }).boundingBox())!
      await page.touchscreen.tap(add.x + 10, add.y + add.height / 2)
      await expect(menu).toBeHidden()
    }
    await expect(page.getByRole('combobox', { name: 'New task in To do' })).toBeHidden()
  })

  await test.step('the installed app begins with a new task', async () => {
    await page.goto('/dashboard?new=task')
    await expect(page.getByRole('combobox', { name: 'Project' })).toBeFocused()
    await expect(page).toHaveURL(/\/dashboard$/)
    await page.getByRole('option', { name: /Winter/ }).tap()
    await expect(page.getByRole('combobox', { name: 'New task' })).toBeVisible()
  })
})

test('on a phone a swipe goes on to the next picture of a message, and Back only closes it', async ({ stage }) => {
  const { ada: owner, bo, workspace } = await together(stage)
  const ada = await stage.again(owner, phone)
  const { page } = ada
  const { chat } = await bo.api('POST', '/api/chats/direct', {
    workspaceId: workspace._id,
    participantId: ada.user._id,
  })
  await bo.api('POST', `/api/chats/${chat._id}/messages`, { body: 'What does it look like?' })
  await page.goto(`/${workspace.url}/chat`)
  await page.getByRole('navigation', { name: 'Chats' }).getByRole('link', { name: /Bo/ }).tap()
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#b4553a' } })
    .webp()
    .toBuffer()
  const files = ['stove.webp', 'kettle.webp'].map((name) => ({ name, mimeType: 'image/webp', buffer: photo }))
  await page.locator('input[type=file]').setInputFiles(files)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await page.getByRole('button', { name: 'Send' }).tap()
  const message = page.getByRole('article', { name: /^Message by Ada, \d/ })
  await expect(message).toBeVisible()
  const address = page.url()

  await message.getByRole('button', { name: 'stove.webp' }).tap()
  const viewer = page.getByRole('dialog', { name: /webp/ })
  await expect(viewer).toContainText('1 of 2')
  const touch = await finger(ada)
  const { x, y, width, height } = (await viewer.getByRole('img', { name: 'stove.webp' }).boundingBox())!
  await touch.swipeLeft(x + width - 40, y + height / 2)
  await expect(viewer).toContainText('kettle.webp')
  await expect(viewer).toContainText('2 of 2')

  await page.goBack()
  await expect(viewer).toBeHidden()
  await expect(page).toHaveURL(address)
  await expect(message).toBeVisible()
})
