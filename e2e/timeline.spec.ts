import { type Actor, arrived, expect, type Stage, test, together } from './stage.ts'

const DAY_MS = 86_400_000
const DAY_WIDTH = 40

const now = Date.now()

/** So many days from today, as the server and the browser of the story have it. */
const inDays = (count: number) => new Date(now + count * DAY_MS).toISOString().slice(0, 10)

interface Planned {
  title: string
  startDate?: string
  dueDate?: string
}

/** Ada and Bo look at the same plan: wood is chopped, then the fire is lit, then water boiled; tea has no days yet. */
async function onOneTimeline(stage: Stage) {
  const { ada, bo, workspace } = await together(stage)
  const { board } = await ada.api('POST', '/api/boards', { workspaceId: workspace._id, title: 'Launch', key: 'HRT' })
  const { columns } = await ada.api('GET', `/api/boards/${board._id}/columns`)
  const plan: Planned[] = [
    { title: 'Chop wood', startDate: inDays(0), dueDate: inDays(2) },
    { title: 'Light the fire', startDate: inDays(3), dueDate: inDays(4) },
    { title: 'Boil water', startDate: inDays(6), dueDate: inDays(7) },
    { title: 'Drink tea' },
  ]
  const ids: string[] = []
  for (const fields of plan) {
    const { task } = await ada.api('POST', '/api/tasks', { boardId: board._id, columnId: columns[0]._id, ...fields })
    ids.push(task._id)
  }
  await ada.api('PUT', `/api/tasks/${ids[1]}`, { dependencies: [ids[0]] })
  for (const { page } of [ada, bo]) {
    await page.goto(`/${workspace.url}/projects/${board._id}/timeline?zoom=day`)
    await expect(page.getByRole('row', { name: 'Drink tea' })).toBeVisible()
  }
  const datesOf = async (title: string) => {
    const { task } = await ada.api('GET', `/api/tasks/${ids[plan.findIndex((each) => each.title === title)]}`)
    return [task.startDate, task.dueDate]
  }
  return { ada, bo, board, workspace, datesOf }
}

const row = ({ page }: Actor, title: string) => page.getByRole('row', { name: title })
const bar = ({ page }: Actor, title: string) => page.getByRole('gridcell', { name: title })
const box = async (actor: Actor, title: string) => (await bar(actor, title).boundingBox())!

async function drag({ page }: Actor, from: [number, number], to: [number, number]) {
  await page.mouse.move(...from)
  await page.mouse.down()
  await page.mouse.move((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, { steps: 4 })
  await page.mouse.move(...to, { steps: 4 })
}

test('a bar dragged later takes along what waits for it, for both people, and comes back with one key', async ({
  stage,
}) => {
  const { ada, bo, datesOf } = await onOneTimeline(stage)
  const before = await box(bo, 'Light the fire')
  const { x, y, width, height } = await box(ada, 'Chop wood')
  const middle: [number, number] = [x + width / 2, y + height / 2]

  await drag(ada, middle, [middle[0] + 2 * DAY_WIDTH, middle[1]])
  await expect(ada.page.getByText('1 more follows (Alt: only this one)')).toBeVisible()
  await ada.page.mouse.up()
  await expect.poll(() => datesOf('Light the fire')).toEqual([inDays(5), inDays(6)])
  expect(await datesOf('Chop wood')).toEqual([inDays(2), inDays(4)])
  await expect.poll(async () => (await box(bo, 'Light the fire')).x).toBeCloseTo(before.x + 2 * DAY_WIDTH, 0)

  await ada.page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => datesOf('Light the fire')).toEqual([inDays(3), inDays(4)])
  expect(await datesOf('Chop wood')).toEqual([inDays(0), inDays(2)])
  await expect.poll(async () => (await box(bo, 'Light the fire')).x).toBeCloseTo(before.x, 0)
  await expect.poll(async () => (await box(ada, 'Chop wood')).x).toBeCloseTo(x, 0)

  // With Alt the others stay, and the line between them says that this cannot be.
  const again = await box(ada, 'Chop wood')
  const held: [number, number] = [again.x + again.width / 2, again.y + again.height / 2]
  await ada.page.keyboard.down('Alt')
  await drag(ada, held, [held[0] + 2 * DAY_WIDTH, held[1]])
  await ada.page.mouse.up()
  await ada.page.keyboard.up('Alt')
  await expect.poll(() => datesOf('Chop wood')).toEqual([inDays(2), inDays(4)])
  expect(await datesOf('Light the fire')).toEqual([inDays(3), inDays(4)])
  await ada.page.getByRole('button', { name: '1 conflict' }).click()
  await expect(row(ada, 'Light the fire')).toBeFocused()
  await expect(bo.page.getByRole('button', { name: 'HRT-2 waits for HRT-1, in conflict' })).toBeAttached()
})

test('edges stretch, an empty row is drawn over, and a line from bar to bar makes one wait', async ({ stage }) => {
  const { ada, bo, datesOf } = await onOneTimeline(stage)
  const fire = await box(ada, 'Light the fire')
  const edge: [number, number] = [fire.x + fire.width - 2, fire.y + fire.height / 2]
  await drag(ada, edge, [edge[0] + DAY_WIDTH, edge[1]])
  await ada.page.mouse.up()
  await expect.poll(() => datesOf('Light the fire')).toEqual([inDays(3), inDays(5)])

  const tea = (await row(ada, 'Drink tea').boundingBox())!
  const water = await box(ada, 'Boil water')
  const lane = tea.y + tea.height / 2
  const hint = ada.page.getByText('Drag over its days to plan it')
  await expect(hint).toBeHidden()
  await ada.page.mouse.move(water.x + 10, lane)
  await expect(hint).toBeVisible()
  await drag(ada, [water.x + 10, lane], [water.x + 10 + 2 * DAY_WIDTH, lane])
  await ada.page.mouse.up()
  await expect.poll(() => datesOf('Drink tea')).toEqual([inDays(6), inDays(8)])

  await bar(ada, 'Light the fire').hover()
  const from = await box(ada, 'Light the fire')
  await drag(ada, [from.x + from.width + 9, from.y + from.height / 2], [water.x + 20, water.y + water.height / 2])
  await ada.page.mouse.up()
  const line = (actor: Actor) => actor.page.getByRole('button', { name: 'HRT-3 waits for HRT-2' })
  await expect(line(bo)).toBeAttached()

  // The other way round they would wait for each other.
  await bar(ada, 'Boil water').hover()
  const wood = await box(ada, 'Chop wood')
  await drag(ada, [water.x + water.width + 9, water.y + water.height / 2], [wood.x + 20, wood.y + wood.height / 2])
  await ada.page.mouse.up()
  await expect(ada.page.getByText('These tasks would wait for each other in a circle')).toBeVisible()

  await row(ada, 'Boil water').focus()
  await ada.page.keyboard.press('Shift+L')
  await expect(line(ada)).toBeFocused()
  await line(ada).getByText('Remove this link').locator('..').click()
  await expect(line(bo)).toHaveCount(0)
  await ada.page.keyboard.press('ControlOrMeta+z')
  await expect(line(bo)).toBeAttached()
  await expect(line(ada)).toBeAttached()
  await ada.page.keyboard.press('Shift+L')
  await expect(line(ada)).toBeFocused()
  await ada.page.keyboard.press('Delete')
  await expect(line(bo)).toHaveCount(0)
  await expect(row(ada, 'Boil water')).toBeFocused()
})

test('all of it with the keyboard, and the address keeps how one looks at it', async ({ stage }) => {
  const { ada, bo, datesOf } = await onOneTimeline(stage)
  const { page } = ada
  await row(ada, 'Chop wood').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(row(ada, 'Boil water')).toBeFocused()
  await page.keyboard.press('Alt+ArrowRight')
  await expect.poll(() => datesOf('Boil water')).toEqual([inDays(7), inDays(8)])
  await page.keyboard.press('Shift+Alt+ArrowRight')
  await expect.poll(() => datesOf('Boil water')).toEqual([inDays(7), inDays(9)])
  await page.keyboard.press('Control+Alt+ArrowLeft')
  await expect.poll(() => datesOf('Boil water')).toEqual([inDays(0), inDays(2)])
  await expect(page.getByText(/HRT-3: Today to .*, 3 days/)).toBeAttached()
  await expect(row(ada, 'Boil water')).toBeFocused()

  await page.keyboard.press('l')
  await page.keyboard.press('End')
  await expect(row(ada, 'Drink tea')).toBeFocused()
  await page.keyboard.press('Enter')
  await row(ada, 'Drink tea').press('Alt+ArrowRight')
  await expect.poll(() => datesOf('Drink tea')).toEqual([inDays(0), inDays(0)])
  await expect(bo.page.getByRole('button', { name: 'HRT-4 waits for HRT-3, in conflict' })).toBeAttached()

  await page.keyboard.press('-')
  await page.getByRole('combobox', { name: 'Group by' }).selectOption('Column')
  await expect(page).toHaveURL(/zoom=week/)
  await expect(page).toHaveURL(/group=column/)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Week', pressed: true })).toBeVisible()
  const group = row(ada, 'To do, 4 tasks')
  await group.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(row(ada, 'Chop wood')).toHaveCount(0)
  await page.keyboard.press('ArrowRight')
  await row(ada, 'Chop wood').press('Enter')
  await expect(page.getByRole('dialog', { name: /Chop wood|HRT-1/ })).toBeVisible()
})

test('a bar stays under the hand that moved it, wherever its row goes', async ({ stage }) => {
  const { ada, workspace } = await together(stage)
  const { board } = await ada.api('POST', '/api/boards', { workspaceId: workspace._id, title: 'Launch', key: 'HRT' })
  const { columns } = await ada.api('GET', `/api/boards/${board._id}/columns`)
  const plan = [{ title: 'Chop wood' }, ...Array.from({ length: 60 }, (_, at) => ({ title: `Log ${at + 1}` }))]
  for (const [at, { title }] of plan.entries())
    await ada.api('POST', '/api/tasks', {
      boardId: board._id,
      columnId: columns[0]._id,
      title,
      startDate: inDays(at === 0 ? 0 : 1),
      dueDate: inDays(2),
    })
  await ada.page.goto(`/${workspace.url}/projects/${board._id}/timeline?zoom=day`)
  await arrived(ada.page)
  const { x, y, width, height } = await box(ada, 'Chop wood')
  const middle: [number, number] = [x + width / 2, y + height / 2]
  await drag(ada, middle, [middle[0] + 3 * DAY_WIDTH, middle[1]])
  await ada.page.mouse.up()
  // It is the last of all rows now, and at the end of the view, as far up as that goes.
  await expect(row(ada, 'Chop wood')).toHaveAttribute('aria-rowindex', /6\d/)
  await expect(bar(ada, 'Chop wood')).toBeInViewport({ ratio: 1 })
})

for (const timezoneId of ['America/Los_Angeles', 'Pacific/Auckland']) {
  test(`a bar covers the same days in ${timezoneId}, also where the clocks change`, async ({ stage }) => {
    const eve = await stage.actor('Eve', { timezoneId })
    const { workspace } = await eve.api('POST', '/api/workspaces', { name: 'Far' })
    const { board } = await eve.api('POST', '/api/boards', { workspaceId: workspace._id, title: 'Far', key: 'FAR' })
    const { columns } = await eve.api('GET', `/api/boards/${board._id}/columns`)
    const { task } = await eve.api('POST', '/api/tasks', {
      boardId: board._id,
      columnId: columns[0]._id,
      title: 'Over the change',
      startDate: '2027-03-12',
      dueDate: '2027-04-06',
    })
    await eve.page.goto(`/${workspace.url}/projects/${board._id}/timeline?zoom=day`)
    // The 14th of March in California, the 4th of April in New Zealand: both lie in it.
    await expect(bar(eve, 'Over the change')).toHaveAccessibleName(/Mar 12, 2027 to Apr 6, 2027, 26 days/)
    await row(eve, 'Over the change').focus()
    await eve.page.keyboard.press('Home')
    await expect(bar(eve, 'Over the change')).toBeInViewport()
    expect((await box(eve, 'Over the change')).width).toBeCloseTo(26 * DAY_WIDTH, 0)
    await eve.page.keyboard.press('Alt+ArrowRight')
    await expect
      .poll(async () => (await eve.api('GET', `/api/tasks/${task._id}`)).task)
      .toMatchObject({ startDate: '2027-03-13', dueDate: '2027-04-07' })
  })
}

test('who comes nearer or steps back sees the same days', async ({ stage }) => {
  const { ada } = await onOneTimeline(stage)
  for (const zoom of ['Month', 'Day', 'Quarter', 'Week']) {
    const choice = ada.page.getByRole('button', { name: zoom, exact: true })
    await choice.click()
    await expect(choice).toHaveAttribute('aria-pressed', 'true')
    await arrived(ada.page)
    await expect(bar(ada, 'Chop wood'), zoom).toBeInViewport()
  }
})
