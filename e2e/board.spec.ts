import { dragOnto } from './drag.ts'
import { type Actor, expect, test } from './stage.ts'
import { card, column, onOneBoard, titles } from './three-tasks.ts'

test('a card one person moves moves on the other’s screen, and goes back when it is refused', async ({ stage }) => {
  const { ada, bo } = await onOneBoard(stage)
  await dragOnto(ada.page, card(ada, 'Chop wood'), card(ada, 'Light the fire'))
  await expect(titles(bo, 'To do')).toHaveText([/Light the fire/, /Chop wood/, /Boil water/])
  await dragOnto(ada.page, card(ada, 'Chop wood'), column(ada, 'In progress'))
  await expect(card(bo, 'Chop wood', 'In progress')).toBeVisible()

  await card(ada, 'Light the fire').focus()
  await ada.page.keyboard.press('Alt+ArrowRight')
  await expect(ada.page.getByText('HRT-2 moved to In progress, position 1 of 2')).toBeAttached()
  await expect(card(ada, 'Light the fire', 'In progress')).toBeFocused()
  await expect(titles(bo, 'In progress')).toHaveText([/Light the fire/, /Chop wood/])

  await ada.page.route('**/api/tasks/move', (route) =>
    route.fulfill({ status: 409, json: { statusCode: 409, code: 'conflict', message: 'The column is gone' } }),
  )
  await ada.page.keyboard.press('Alt+ArrowLeft')
  await expect(ada.page.getByText('The column is gone')).toBeVisible()
  await expect(ada.page.getByText('HRT-2 could not be moved and went back')).toBeAttached()
  await expect(card(ada, 'Light the fire', 'In progress')).toBeFocused()
})

test('tasks are typed one after the other, with what they say besides their title', async ({ stage }) => {
  const { ada, bo, columns } = await onOneBoard(stage)
  await ada.api('PUT', `/api/columns/${columns[1]!._id}`, { limit: 3 })
  // Begun in an empty column, the next is written right below the last.
  await column(ada, 'Done')
    .getByRole('button', { name: /Add a task/ })
    .click()
  const below = ada.page.getByRole('combobox', { name: 'New task in Done' })
  await below.fill('Rest')
  await below.press('Enter')
  const rest = card(ada, 'Rest', 'Done')
  await expect(rest).toBeVisible()
  await expect
    .poll(async () => {
      const [above, under] = [(await rest.boundingBox())!, (await below.boundingBox())!]
      return under.y - above.y - above.height
    })
    .toBeLessThan(40)
  await below.press('Escape')

  await column(ada, 'In progress').getByRole('button', { name: 'Add task', exact: true }).click()
  const field = ada.page.getByRole('combobox', { name: 'New task in In progress' })

  await field.pressSequentially('Call the sweep !ur')
  await expect(ada.page.getByRole('option', { name: 'Urgent' })).toBeVisible()
  await field.press('Enter')
  await field.pressSequentially('tomorrow @bo today')
  const understood = ada.page.getByRole('list', { name: 'Understood' })
  await expect(understood.getByRole('listitem')).toHaveText(['Urgent', 'Due tomorrow', 'Bo'])
  await ada.page.getByRole('button', { name: 'Keep “tomorrow” in the title' }).click()
  await expect(understood.getByRole('listitem')).toHaveText(['Urgent', 'Bo', 'Due today'])
  await field.press('Enter')
  await expect(field).toHaveValue('')
  const made = card(bo, 'Call the sweep tomorrow', 'In progress')
  await expect(made.getByRole('img', { name: 'Urgent' })).toBeVisible()
  await expect(made.getByText('Today')).toBeVisible()

  await field.evaluate((input) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '- Wood\n- Coal\n- Matches')
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await ada.page.getByRole('button', { name: 'Add 3 tasks' }).click()
  await expect(titles(bo, 'In progress')).toHaveText([/Call the sweep/, /Wood/, /Coal/, /Matches/])
  await expect(column(bo, 'In progress').getByText('4/3')).toBeVisible()

  // A refused task comes back to the field, and words survive closing it and loading the page again.
  await ada.page.route('**/api/tasks', (route) =>
    route.fulfill({ status: 409, json: { statusCode: 409, code: 'conflict', message: 'The column is gone' } }),
  )
  await field.fill('Sweep up')
  await field.press('Enter')
  await expect(ada.page.getByText('The column is gone')).toBeVisible()
  await expect(field).toHaveValue('Sweep up')
  await field.press('Escape')
  await ada.page.reload()
  await column(ada, 'In progress').getByRole('button', { name: 'Add task', exact: true }).click()
  await expect(field).toHaveValue('Sweep up')
})

test('columns are renamed, moved and deleted, and several tasks changed at once', async ({ stage }) => {
  const { ada, bo } = await onOneBoard(stage)
  const heads = (actor: Actor) => actor.page.getByRole('main').getByRole('heading', { level: 2 })
  await ada.page.getByRole('button', { name: 'To do', exact: true }).press('Alt+Shift+ArrowRight')
  await expect(heads(bo)).toHaveText(['In progress', 'To do', 'Done'])
  await ada.page.getByRole('button', { name: 'Done', exact: true }).dblclick()
  await ada.page.getByRole('textbox', { name: 'Column title' }).fill('Burnt')
  await ada.page.keyboard.press('Enter')
  await expect(heads(bo)).toHaveText(['In progress', 'To do', 'Burnt'])
  await expect(ada.page.getByRole('button', { name: 'Burnt', exact: true })).toBeFocused()

  await test.step('a limit that is none is refused in words', async () => {
    await ada.page.getByRole('button', { name: 'Actions of Burnt' }).click()
    await ada.page.getByRole('menuitem', { name: 'Set a limit' }).click()
    const limit = ada.page.getByRole('spinbutton', { name: 'At most so many tasks' })
    await limit.fill('-5')
    await ada.page.getByRole('button', { name: 'Save' }).click()
    await expect(limit).toHaveAccessibleDescription(/A whole number from 1 to 10,000/)
    await expect(limit).toBeFocused()
    await limit.fill('5')
    await ada.page.keyboard.press('Enter')
    await expect(limit).toBeHidden()
  })

  await card(ada, 'Chop wood').click({ modifiers: ['ControlOrMeta'] })
  await card(ada, 'Boil water').click({ modifiers: ['Shift'] })
  const bar = ada.page.getByRole('region', { name: 'Selected tasks' })
  await expect(bar.getByText('3 selected')).toBeVisible()
  await bar.getByRole('button', { name: 'Priority' }).click()
  await ada.page.getByRole('menuitemradio', { name: 'High' }).click()
  await expect(column(bo, 'To do').getByRole('img', { name: 'High' })).toHaveCount(3)
  await dragOnto(ada.page, card(ada, 'Light the fire'), column(ada, 'Burnt'))
  const inTheirOrder = [/Chop wood/, /Light the fire/, /Boil water/]
  await expect(titles(bo, 'Burnt')).toHaveText(inTheirOrder)
  // What was carried together goes back together.
  await ada.page.keyboard.press('ControlOrMeta+z')
  await expect(ada.page.getByText('Taken back: 3 tasks')).toBeVisible()
  for (const actor of [ada, bo]) await expect(titles(actor, 'To do')).toHaveText(inTheirOrder)
  await dragOnto(ada.page, card(ada, 'Light the fire'), column(ada, 'Burnt'))
  await expect(titles(bo, 'Burnt')).toHaveText(inTheirOrder)

  await ada.page.getByRole('button', { name: 'Actions of Burnt' }).click()
  await ada.page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(ada.page.getByText('Move its 3 tasks to')).toBeVisible()
  await ada.page.getByRole('button', { name: 'Delete column' }).click()
  await expect(heads(bo)).toHaveText(['In progress', 'To do'])
  await expect(titles(bo, 'In progress')).toHaveText([/Chop wood/, /Light the fire/, /Boil water/])
})

test('the list and the rows move tasks too, and whoever may only look finds nothing to press', async ({ stage }) => {
  const { ada, bo, board } = await onOneBoard(stage)
  const address = ada.page.url()
  await ada.page.goto(`${address}?view=list`)
  await ada.page.getByRole('row', { name: 'Chop wood' }).focus()
  await ada.page.keyboard.press('Alt+ArrowDown')
  await expect(ada.page.getByText('HRT-1 moved to To do, position 2 of 3')).toBeAttached()
  await expect(ada.page.getByRole('row', { name: 'Chop wood' })).toBeFocused()
  await expect(titles(bo, 'To do')).toHaveText([/Light the fire/, /Chop wood/, /Boil water/])
  await ada.page.getByRole('button', { name: 'Sort by title' }).click()
  const byTitle = [/Boil water/, /Chop wood/, /Light the fire/]
  await expect(ada.page.getByRole('row', { name: /HRT-/ })).toHaveText(byTitle)
  // The address keeps the order.
  await expect(ada.page).toHaveURL(/order=title/)
  await ada.page.reload()
  await expect(ada.page.getByRole('row', { name: /HRT-/ })).toHaveText(byTitle)

  // All rows in view at once.
  await ada.page.setViewportSize({ width: 1280, height: 1100 })
  await ada.page.goto(`${address}?group=priority`)
  const urgent = ada.page.getByRole('region', { name: 'Urgent' })
  const add = urgent.getByRole('button', { name: 'Add task to In progress, Urgent' })
  await dragOnto(ada.page, ada.page.getByRole('article', { name: 'Boil water' }), add)
  await expect(urgent.getByRole('article', { name: 'Boil water' })).toBeVisible()
  await expect(card(bo, 'Boil water', 'In progress').getByRole('img', { name: 'Urgent' })).toBeVisible()
  // Where it went and what it became there was one thing to do, and is one to take back.
  await ada.page.keyboard.press('ControlOrMeta+z')
  await expect(ada.page.getByText('Taken back: Boil water')).toBeVisible()
  await expect(card(bo, 'Boil water', 'To do')).toBeVisible()
  await expect(card(bo, 'Boil water', 'To do').getByRole('img', { name: 'Urgent' })).toBeHidden()

  await expect(bo.page.getByRole('button', { name: 'Add task', exact: true })).toHaveCount(3)
  await ada.api('POST', `/api/boards/${board._id}/archive`)
  await expect(bo.page.getByRole('button', { name: 'Add task', exact: true })).toHaveCount(0)
  await expect(bo.page.getByRole('button', { name: 'Add column' })).toHaveCount(0)
  await expect(card(bo, 'Boil water', 'To do')).toBeVisible()
})

test('a right-click offers what is done with a task, or with all that are selected', async ({ stage }) => {
  const { ada, bo, board } = await onOneBoard(stage)
  const { page } = ada
  const entry = (name: string) => page.getByRole('menuitem', { name, exact: true })
  const choice = (name: string) => page.getByRole('menuitemradio', { name, exact: true })
  const menuOf = (title: string) => page.getByRole('menu', { name: `Actions of ${title}` })

  await card(ada, 'Chop wood').click({ button: 'right' })
  await expect(entry('Open in new tab')).toHaveAttribute('href', new RegExp(`/projects/${board._id}\\?task=HRT-1$`))
  await entry('Move to').click()
  await expect(choice('To do')).toBeChecked()
  await choice('Done').click()
  await expect(titles(bo, 'Done')).toHaveText([/Chop wood/])
  await expect(card(ada, 'Chop wood', 'Done')).toBeFocused()

  await card(ada, 'Light the fire').click({ modifiers: ['ControlOrMeta'] })
  await card(ada, 'Boil water').click({ modifiers: ['ControlOrMeta'] })
  await card(ada, 'Boil water').click({ button: 'right' })
  await expect(menuOf('2 tasks')).toBeVisible()
  await entry('Priority').hover()
  await choice('Urgent').click()
  await expect(column(bo, 'To do').getByRole('img', { name: 'Urgent' })).toHaveCount(2)
  // Beside those it is about its own card alone, and they stay selected.
  await card(ada, 'Chop wood', 'Done').click({ button: 'right' })
  await entry('Priority').hover()
  await choice('Low').click()
  await expect(card(bo, 'Chop wood', 'Done').getByRole('img', { name: 'Low' })).toBeVisible()
  await expect(column(bo, 'To do').getByRole('img', { name: 'Urgent' })).toHaveCount(2)
  await expect(page.getByRole('region', { name: 'Selected tasks' }).getByText('2 selected')).toBeVisible()

  // Any day comes from the calendar the panel has.
  await card(ada, 'Chop wood', 'Done').click({ button: 'right' })
  await entry('Due date').hover()
  await entry('Another day…').click()
  const days = page.getByRole('dialog', { name: 'Due date' })
  await expect(days.getByRole('table')).toBeVisible()
  await days.getByRole('button', { name: 'Tomorrow' }).click()
  await expect(days).toBeHidden()
  await expect(card(ada, 'Chop wood', 'Done')).toBeFocused()
  await expect(card(bo, 'Chop wood', 'Done')).toContainText('Tomorrow')

  // By keyboard, down into a list beside it and back out of both.
  await card(ada, 'Chop wood', 'Done').focus()
  await page.keyboard.press('Shift+F10')
  await expect(entry('Open')).toBeFocused()
  await entry('Due date').press('Enter')
  await expect(choice('Today')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(entry('Due date')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menuOf('Chop wood')).toBeHidden()
  await expect(card(ada, 'Chop wood', 'Done')).toBeFocused()

  // Deleted by somebody else meanwhile, it is quietly gone.
  await page.keyboard.press('Shift+F10')
  await expect(entry('Open')).toBeFocused()
  const id = await card(bo, 'Chop wood', 'Done').getAttribute('data-task')
  await bo.api('DELETE', `/api/tasks/${id}`)
  await expect(menuOf('Chop wood')).toBeHidden()

  await page.setViewportSize({ width: 480, height: 500 })
  await page.goto(`${page.url()}?view=list`)
  const row = page.getByRole('row', { name: 'Light the fire' })
  await row.click({ button: 'right' })
  await entry('Delete').click()
  // A message waits for whoever is on it.
  await page.getByRole('button', { name: 'Undo' }).hover()
  await expect(titles(bo, 'To do')).toHaveText([/Boil water/])
  // Nor does it lie over what is asked for meanwhile.
  await page.getByRole('row', { name: 'Boil water' }).press('Shift+F10')
  await expect(entry('Open')).toBeFocused()
  await entry('Duplicate').click({ trial: true })
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()

  // Who may only look.
  await ada.api('POST', `/api/boards/${board._id}/archive`)
  await expect(bo.page.getByRole('button', { name: 'Add column' })).toHaveCount(0)
  await card(bo, 'Boil water').click({ button: 'right' })
  const offered = bo.page.getByRole('menu').getByRole('menuitem')
  await expect(offered).toHaveText(['Open', 'Open in new tab', 'Copy link', 'Copy id'])
})

test('what the mouse carries, and what was deleted comes back', async ({ stage }) => {
  const { ada, bo, columns } = await onOneBoard(stage)
  const heads = (actor: Actor) => actor.page.getByRole('main').getByRole('heading', { level: 2 })
  await dragOnto(ada.page, column(ada, 'To do').locator('header'), column(ada, 'Done'))
  await expect(heads(bo)).toHaveText(['In progress', 'To do', 'Done'])

  // Bo's face is on the card he has open, and goes with him.
  await card(bo, 'Light the fire').click()
  await expect(card(ada, 'Light the fire').getByTitle('Open at: Bo')).toBeVisible()
  await bo.page.keyboard.press('Escape')
  await expect(card(ada, 'Light the fire').getByTitle('Open at: Bo')).toBeHidden()

  await card(ada, 'Chop wood').click({ modifiers: ['ControlOrMeta'] })
  await card(ada, 'Light the fire').click({ modifiers: ['Shift'] })
  const bar = ada.page.getByRole('region', { name: 'Selected tasks' })
  await bar.getByRole('button', { name: 'Members' }).click()
  // Of many, typing finds one.
  await ada.page.keyboard.type('bo')
  await expect(ada.page.getByRole('option')).toHaveText([/Bo/])
  await ada.page.keyboard.press('Enter')
  await expect(column(bo, 'To do').getByRole('img', { name: 'Bo' })).toHaveCount(2)
  await ada.page.keyboard.press('Escape')
  await bar.getByRole('button', { name: 'Delete' }).click()
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await ada.page.getByRole('button', { name: 'Undo' }).hover()
  await expect(titles(bo, 'To do')).toHaveText([/Boil water/])
  await ada.page.getByRole('button', { name: 'Undo' }).click()
  await expect(titles(bo, 'To do')).toHaveText([/Chop wood/, /Light the fire/, /Boil water/])

  // Rows of the list are carried as cards are, and into an empty group.
  await ada.page.goto(`${ada.page.url()}?view=list`)
  const row = (name: string) => ada.page.getByRole('row', { name })
  await dragOnto(ada.page, row('Chop wood'), row('Light the fire'))
  await expect(titles(bo, 'To do')).toHaveText([/Light the fire/, /Chop wood/, /Boil water/])
  await dragOnto(ada.page, row('Boil water'), ada.page.getByRole('heading', { name: 'Done' }))
  await expect(titles(bo, 'Done')).toHaveText([/Boil water/])

  // Without a connection the board stays, and what is moved goes out when there is one again.
  await bo.context.setOffline(true)
  await card(bo, 'Light the fire').focus()
  await bo.page.keyboard.press('Alt+ArrowRight')
  await expect(titles(bo, 'Done')).toHaveText([/Light the fire/, /Boil water/])
  await expect(card(bo, 'Light the fire', 'Done')).toBeFocused()
  await bo.context.setOffline(false)
  await expect(ada.page.getByRole('row', { name: /HRT-/ })).toHaveText([/Chop wood/, /Light the fire/, /Boil water/])
  await card(bo, 'Light the fire', 'Done').click({ modifiers: ['ControlOrMeta'] })
  await card(bo, 'Boil water', 'Done').click({ modifiers: ['ControlOrMeta'] })
  await expect(bo.page.getByRole('region', { name: 'Selected tasks' })).toBeVisible()
  await bo.context.setOffline(true)
  await dragOnto(bo.page, card(bo, 'Boil water', 'Done'), column(bo, 'In progress'))
  await expect(titles(bo, 'In progress')).toHaveText([/Light the fire/, /Boil water/])
  await bo.context.setOffline(false)
  await expect(ada.page.getByRole('row', { name: /HRT-/ })).toHaveText([/Light the fire/, /Boil water/, /Chop wood/])
  await ada.api('PUT', `/api/columns/${columns[0]!._id}`, { title: 'Next' })
  await expect(heads(bo)).toHaveText(['In progress', 'Next', 'Done'])
})

test('a project that moves to another workspace takes along whoever has it open', async ({ stage }) => {
  const { ada, bo, board } = await onOneBoard(stage)
  const url = `elsewhere-${board._id.slice(-6)}`
  const { workspace } = await ada.api('POST', '/api/workspaces', { name: 'Elsewhere', url })
  await ada.api('POST', `/api/workspaces/${workspace._id}/invitations`, { email: bo.email, role: 'member' })
  const { link } = await stage.mailTo(bo.email, /Elsewhere/)
  await bo.api('POST', `/api/workspaces/invitations/${link.split('/').at(-1)}/accept`)
  await card(bo, 'Boil water').click()
  await ada.api('POST', `/api/boards/${board._id}/move-workspace`, { workspaceId: workspace._id })
  await expect(bo.page.getByText('Launch is in Elsewhere now')).toBeVisible()
  await expect(bo.page).toHaveURL(new RegExp(`/${url}/projects/${board._id}.*task=`))
  await expect(bo.page.getByRole('dialog', { name: 'Boil water' })).toBeVisible()
})
