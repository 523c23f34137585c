import type { Locator } from '@playwright/test'
import { barriersOn } from './axe.ts'
import { panelOf, rewrite, titleOf, withTaskOpen } from './open-task.ts'
import { expect, test } from './stage.ts'

test('nothing typed is lost: not by a failing server, not by a reload, not by a colleague who writes at the same time', async ({
  stage,
}) => {
  const { ada, bo, task } = await withTaskOpen(stage, 'bo')
  const field = panelOf(bo).getByRole('textbox', { name: 'Description' })
  await bo.page.route(/\/api\/tasks\/[^/]+$/, (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  )
  await panelOf(bo).getByText('Old words').click()
  await rewrite(field, 'Words of Bo')
  await expect(panelOf(bo).getByText('Not saved yet')).toBeVisible()

  await bo.page.reload()
  await expect(field).toHaveText('Words of Bo')
  // The draft tries once by itself: heard of before that, Ada's words would be shown beside it at once.
  await expect(panelOf(bo).getByText('Not saved yet')).toBeVisible()

  // Moving the card is no reason for a conflict; another description is.
  await ada.api('PUT', `/api/tasks/${task._id}`, { priority: 2 })
  await ada.api('PUT', `/api/tasks/${task._id}`, { description: 'Words of Ada' })
  await expect(panelOf(bo).getByText('Somebody else changed the description meanwhile')).toBeVisible()
  await bo.page.unroute(/\/api\/tasks\/[^/]+$/)
  await panelOf(bo).getByRole('button', { name: 'Try again' }).click()
  await expect(panelOf(bo).getByText('Ada changed the description while you were writing.')).toBeVisible()
  // Whoever was typing goes on in theirs.
  const yours = panelOf(bo).getByRole('textbox', { name: 'Yours' })
  await expect(yours).toHaveValue('Words of Bo')
  await expect(yours).toBeFocused()
  await bo.page.keyboard.type(' and more')
  await expect(yours).toHaveValue('Words of Bo and more')
  await expect(panelOf(bo).getByRole('textbox', { name: 'Theirs' })).toHaveValue('Words of Ada')
  await panelOf(bo).getByRole('button', { name: 'Keep both' }).click()
  await expect
    .poll(async () => (await ada.api('GET', `/api/tasks/${task._id}`)).task.description)
    .toBe('Words of Ada\n\nWords of Bo and more')
  await expect(field).toHaveText('Words of AdaWords of Bo and more')

  // Of two titles the last one stays, and whoever typed it hears of the other.
  await titleOf(bo).fill('Light a small fire')
  await ada.api('PUT', `/api/tasks/${task._id}`, { title: 'Light the fire, please' })
  await expect(bo.page.getByRole('article', { name: 'Light the fire, please' })).toBeAttached()
  await titleOf(bo).press('Enter')
  await expect(bo.page.getByText('Somebody called it “Light the fire, please” meanwhile')).toBeVisible()
  await expect(titleOf(bo)).toHaveValue('Light a small fire')
  await bo.page.getByRole('button', { name: 'Use theirs' }).click()
  await expect(titleOf(bo)).toHaveValue('Light the fire, please')

  // The way back leaves the field without leaving it.
  await panelOf(bo).getByRole('button', { name: 'Close', exact: true }).click()
  await bo.page.getByRole('article', { name: 'Light the fire' }).click()
  await titleOf(bo).fill('Light the great fire')
  await bo.page.goBack()
  await expect(bo.page.getByRole('article', { name: 'Light the great fire' })).toBeVisible()
  await expect
    .poll(async () => (await ada.api('GET', `/api/tasks/${task._id}`)).task.title)
    .toBe('Light the great fire')
})

test('two people write one description, and no space before the next word is lost', async ({ stage }) => {
  const { ada, bo, task } = await withTaskOpen(stage, 'ada', 'bo')
  await ada.api('PUT', `/api/tasks/${task._id}`, { description: 'Bring\n\nFetch' })
  const fields = [ada, bo].map((person) => panelOf(person).getByRole('textbox', { name: 'Description' }))
  const [first, second] = fields as [Locator, Locator]
  for (const person of [ada, bo]) {
    await panelOf(person).getByText('Fetch').click()
    await expect(panelOf(person).getByRole('textbox', { name: 'Description' })).toBeFocused()
  }
  await ada.page.keyboard.press('ControlOrMeta+Home')
  await ada.page.keyboard.press('End')
  // Each has just typed a space when the words of the other come.
  await bo.page.keyboard.type(' ')
  for (const [hers, his] of [
    ['matches', 'dry'],
    ['and', 'oak'],
    ['paper', 'wood'],
  ] as const) {
    await ada.page.keyboard.type(` ${hers}`)
    await expect(second.getByText(hers)).toBeVisible()
    await bo.page.keyboard.type(`${his} `)
    await expect(first.getByText(his)).toBeVisible()
  }
  for (const field of fields)
    await expect(field.getByRole('paragraph')).toHaveText(['Bring matches and paper', 'Fetch dry oak wood'])
  await expect
    .poll(async () => (await ada.api('GET', `/api/tasks/${task._id}`)).task.description)
    .toBe('Bring matches and paper\n\nFetch dry oak wood')
})

test('who wrote a description that a colleague writes over is told, and every text of it can be brought back', async ({
  stage,
}) => {
  const { ada, bo, task } = await withTaskOpen(stage, 'ada', 'bo')
  const write = async (person: typeof ada, words: string) => {
    const field = panelOf(person).getByRole('textbox', { name: 'Description' })
    if (!(await field.isVisible()))
      await panelOf(person).getByRole('button', { name: 'Edit description' }).press('Enter')
    await rewrite(field, words)
  }
  const saved = async () => (await ada.api('GET', `/api/tasks/${task._id}`)).task.description
  await write(ada, 'Words of Ada')
  await expect.poll(saved).toBe('Words of Ada')
  await write(bo, 'Words of Bo')
  await expect.poll(saved).toBe('Words of Bo')

  await expect(panelOf(ada).getByText('Bo replaced what you wrote.')).toBeVisible()
  await expect(panelOf(ada).getByRole('textbox', { name: 'Description' })).toHaveText('Words of Bo')
  await panelOf(ada).getByRole('button', { name: 'Compare' }).click()
  await expect(panelOf(ada).getByRole('alert')).toContainText('Bo replaced what you wrote.')
  await expect(panelOf(ada).getByRole('textbox', { name: 'Yours' })).toHaveValue('Words of Ada')
  expect(await barriersOn(ada.page, { within: '[role=dialog]' })).toEqual([])
  await panelOf(ada).getByRole('button', { name: 'Keep mine' }).click()
  await expect.poll(saved).toBe('Words of Ada')
  await expect(panelOf(ada).getByRole('textbox', { name: 'Description' })).toBeFocused()

  // By then there are three changes, and the one of Bo is the middle one. What is not his text now can be brought back.
  await expect(panelOf(bo).getByRole('textbox', { name: 'Description' })).toHaveText('Words of Ada')
  const changed = panelOf(bo).getByRole('listitem').filter({ hasText: 'changed the description' })
  await expect(changed.first()).toContainText('Ada')
  await changed.filter({ hasText: 'Bo' }).getByRole('button', { name: 'What changed' }).click()
  const texts = bo.page.getByRole('dialog', { name: 'The description' })
  await expect(texts.getByRole('textbox', { name: 'Before' })).toHaveValue('Words of Ada')
  await expect(texts.getByRole('textbox', { name: 'After' })).toHaveValue('Words of Bo')
  await texts.getByRole('button', { name: 'Bring this one back' }).click()
  await expect(texts).toBeHidden()
  await expect.poll(saved).toBe('Words of Bo')
})

test('a word without an end in a description is laid out the cheap way', async ({ stage }) => {
  const { ada } = await withTaskOpen(stage, 'ada')
  const field = panelOf(ada).getByRole('textbox', { name: 'Description' })
  await panelOf(ada).getByRole('button', { name: 'Edit description' }).press('Enter')
  await rewrite(field, 'Words of Ada')
  await expect(field).toHaveCSS('font-kerning', 'auto')
  await ada.page.keyboard.insertText('a'.repeat(600))
  await expect(field).toHaveCSS('font-kerning', 'none')
})

test('writing goes on where the text was clicked', async ({ stage }) => {
  const { ada, bo, task } = await withTaskOpen(stage, 'ada')
  const description = `@${bo.user.username} fetches:\n\n- dry wood\n- \`oak\` matches`
  await ada.api('PUT', `/api/tasks/${task._id}`, { description })
  const read = panelOf(ada).getByRole('listitem').filter({ hasText: 'wood' })
  const field = panelOf(ada).getByRole('textbox', { name: 'Description' })
  const placeBefore = (word: string) =>
    read.locator('xpath=../..').evaluate((text, word) => {
      const node = document.createTreeWalker(text, NodeFilter.SHOW_TEXT, (each) =>
        each.textContent!.includes(word) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
      )
      const range = document.createRange()
      range.setStart(node.nextNode()!, node.currentNode.textContent!.indexOf(word))
      const { left, top, height } = range.getBoundingClientRect()
      return { x: left, y: top + height / 2 }
    }, word)
  const typeAt = async ({ x, y }: { x: number; y: number }, typed: string) => {
    await ada.page.mouse.click(x, y)
    await expect(field).toBeFocused()
    await ada.page.keyboard.type(typed)
    await ada.page.keyboard.press('Escape')
    await expect(field).toBeHidden()
  }
  // Also where the button stands that is there for the keyboard alone.
  const line = (await panelOf(ada).getByText('etches:').boundingBox())!
  await typeAt({ x: line.x + line.width - 12, y: line.y + 8 }, '!')
  for (const [word, typed] of [
    ['wood', 'birch '],
    ['matches', 'long '],
    ['dry', 'very '],
    ['etches', '-'],
  ] as const)
    await typeAt(await placeBefore(word), typed)
  await expect
    .poll(async () => (await ada.api('GET', `/api/tasks/${task._id}`)).task.description)
    .toBe(`@${bo.user.username} f-etches:!\n\n- very dry birch wood\n- \`oak\` long matches`)
})
