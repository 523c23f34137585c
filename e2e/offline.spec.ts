import { type Actor, expect, type Stage, test, together } from './stage.ts'

/** Ada, whose browser may keep the app, and Bo on the same board. */
async function onOneBoard(stage: Stage) {
  const { ada: owner, bo, workspace } = await together(stage)
  const { board } = await owner.api('POST', '/api/boards', { workspaceId: workspace._id, title: 'Launch', key: 'HRT' })
  const { columns } = await owner.api('GET', `/api/boards/${board._id}/columns`)
  for (const title of ['Chop wood', 'Light the fire', 'Boil water'])
    await owner.api('POST', '/api/tasks', { boardId: board._id, columnId: columns[0]._id, title })
  const ada = await stage.again(owner, { serviceWorkers: 'allow' })
  const address = `/${workspace.url}/projects/${board._id}`
  return { ada, bo, address }
}

const column = ({ page }: Actor, name: string) => page.getByRole('region', { name, exact: true })
const card = (actor: Actor, name: string, within = 'To do') => column(actor, within).getByRole('article', { name })

interface Kept {
  id: string
  at: number
  isFromBefore?: true
}

/** What the browser keeps; null before there is a place for it. `change` is written back. */
const allKept = ({ page }: Actor, change: Partial<Kept> = {}) =>
  page.evaluate(async (changed) => {
    // Whoever opens it first makes it, and this would make an empty one.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'hearth')) return null
    const answerTo = <Answer>(asked: IDBRequest<Answer>) =>
      new Promise<Answer>((resolve) => {
        asked.onsuccess = () => resolve(asked.result)
      })
    const database = await answerTo(indexedDB.open('hearth'))
    const shelf = database.transaction('kept', 'readwrite').objectStore('kept')
    const kept: Kept[] = await answerTo(shelf.getAll())
    for (const each of kept) await answerTo(shelf.put({ ...each, ...changed }))
    database.close()
    return kept.map(({ id, at, isFromBefore }) => ({ id, at, isFromBefore }))
  }, change)

const hasWorker = ({ page }: Actor) => page.evaluate(() => navigator.serviceWorker.controller !== null)

/** Until the app and these answers are in the browser. */
async function isKept(actor: Actor, ...parts: string[]) {
  await expect.poll(() => hasWorker(actor)).toBe(true)
  await expect
    .poll(async () => {
      const ids = (await allKept(actor))?.map(({ id }) => id).join() ?? ''
      return parts.filter((part) => !ids.includes(part))
    })
    .toEqual([])
}

test('a board is read and changed without a connection, and goes out in order when there is one', async ({ stage }) => {
  const { ada, bo, address } = await onOneBoard(stage)
  const { page } = ada
  await page.goto(address)
  await card(ada, 'Light the fire').click()
  const panel = page.getByRole('dialog', { name: 'Light the fire' })
  await expect(panel.getByText('Nothing here yet.').or(panel.getByText('created'))).toBeVisible()
  await isKept(ada, 'tasks ', '"board"', '"task"', '"task-activity"', '"workspace"', '"boards"', '"members"')

  await ada.context.setOffline(true)
  await page.reload()
  const line = page.getByText(/Offline\s· as of/)
  await expect(line).toBeVisible()
  await expect(panel).toBeVisible()
  // Beside the open task, not under it.
  const { x, width } = (await line.boundingBox())!
  expect(x + width).toBeLessThan((await panel.boundingBox())!.x)
  await panel.getByRole('textbox', { name: 'Write a comment' }).fill('It is wet')
  await panel.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(panel.getByRole('article', { name: 'Comment by Ada, not sent yet' })).toHaveText(/It is wet/)
  await page.keyboard.press('Escape')
  await card(ada, 'Chop wood').focus()
  await page.keyboard.press('Alt+ArrowRight')
  await column(ada, 'To do').getByRole('button', { name: 'Add task', exact: true }).click()
  await page.getByRole('combobox', { name: 'New task in To do' }).fill('Dry the wood')
  await page.keyboard.press('Enter')
  await card(ada, 'Boil water').click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Boil tea')
  await page.keyboard.press('Enter')
  await expect(page.getByText('4 changes wait')).toBeVisible()

  // Nothing of it is lost with the page, and meanwhile somebody else changes the same title.
  await bo.page.goto(address)
  await card(bo, 'Boil water').click()
  await bo.page.getByRole('textbox', { name: 'Title' }).fill('Boil milk')
  const milk = bo.page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok())
  await bo.page.keyboard.press('Enter')
  await milk
  await bo.page.keyboard.press('Escape')
  await page.goto(address)
  await expect(card(ada, 'Chop wood', 'In progress')).toBeVisible()
  await expect(card(ada, 'Dry the wood')).toBeVisible()
  await expect(card(ada, 'Boil tea')).toBeVisible()

  await ada.context.setOffline(false)
  await expect(card(bo, 'Chop wood', 'In progress')).toBeVisible()
  await expect(card(bo, 'Dry the wood')).toBeVisible()
  await card(bo, 'Light the fire').click()
  await expect(bo.page.getByRole('article', { name: 'Comment by Ada' })).toHaveText(/It is wet/)
  await bo.page.keyboard.press('Escape')

  await expect(card(ada, 'Boil milk')).toBeVisible()
  await page.getByRole('button', { name: '1 change not taken' }).click()
  const refused = page.getByRole('dialog', { name: 'Changes that were not taken' })
  await expect(refused.getByRole('region', { name: 'Yours' })).toContainText('Boil tea')
  await expect(refused.getByRole('region', { name: 'Now' })).toContainText('Boil milk')
  await refused.getByRole('button', { name: 'Keep mine' }).click()
  await expect(card(bo, 'Boil tea')).toBeVisible()
  await expect(refused).toBeHidden()
})

test('the page of somebody with a dot in their name is reloaded without a connection', async ({ stage }) => {
  const { ada, address } = await onOneBoard(stage)
  const { page } = ada
  const username = `ada.${ada.user.username}`
  await ada.api('PUT', '/api/me', { username })
  const profile = address.replace(/projects.*/, `u/${username}`)
  await page.goto(profile)
  await expect(page.getByRole('heading', { name: 'Ada' })).toBeVisible()
  await isKept(ada, '"workspace"', '"boards"')
  await ada.context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('navigation').first()).toBeVisible()
  await expect(page).toHaveURL(profile)
})

test('what is shown without a connection never claims to be newer than it is', async ({ stage }) => {
  const { ada, address } = await onOneBoard(stage)
  const { page } = ada
  await page.goto(address)
  await isKept(ada, 'tasks ', '"board"', '"workspace"', '"boards"', '"members"')
  const hour = 3_600_000
  await ada.context.setOffline(true)
  await page.clock.setFixedTime(Date.now() + hour)
  await allKept(ada, { isFromBefore: true })
  await page.reload()
  await expect(card(ada, 'Boil water')).toBeVisible()
  // What is shown is kept again, as everything is. A second page without a connection is shown that.
  await expect
    .poll(async () => (await allKept(ada))!.filter(({ isFromBefore, id }) => !isFromBefore && id.includes('tasks ')))
    .toHaveLength(1)
  const again = (await allKept(ada))!.filter(({ isFromBefore }) => !isFromBefore)
  const now = await page.evaluate(() => Date.now())
  expect(again.filter(({ at }) => now - at < hour / 2)).toEqual([])
})

test('a part of the page that is wanted without a connection comes once there is one, and meanwhile nothing is lost', async ({
  stage,
}) => {
  const { bo, address } = await onOneBoard(stage)
  const { page } = bo
  await page.goto(address)
  await expect(card(bo, 'Boil water')).toBeVisible()
  await bo.context.setOffline(true)
  const isMissing = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.css'))
  await page.getByRole('button', { name: 'Share' }).click()
  await isMissing
  await expect(card(bo, 'Boil water')).toBeVisible()
  await bo.context.setOffline(false)
  await expect(page.getByRole('dialog', { name: 'Share Launch' })).toBeVisible()
  await expect(card(bo, 'Boil water')).toBeAttached()
  // It looks as it does to everybody else.
  const bare = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(({ sheet }) => !sheet).length,
    )
  await expect.poll(bare).toBe(0)

  // So does a page, in its own place.
  await page.keyboard.press('Escape')
  await bo.context.setOffline(true)
  await page.getByRole('button', { name: 'List', exact: true }).click()
  await expect(page).toHaveURL(/view=list/)
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page).toHaveURL(/settings/)
  await expect(page.getByRole('navigation', { name: 'Together' })).toBeVisible()
  await bo.context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Your role' })).toBeVisible()
})
