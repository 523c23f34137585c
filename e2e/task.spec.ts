import sharp from 'sharp'
import { barriersOn } from './axe.ts'
import { panelOf, rewrite, titleOf, withTaskOpen } from './open-task.ts'
import { picture } from './popups.ts'
import { expect, phone, test } from './stage.ts'

test('what one person does in a task shows in the other’s', async ({ stage }) => {
  const { ada, bo } = await withTaskOpen(stage, 'ada', 'bo')
  await expect(ada.page.getByRole('group', { name: 'Also looking at this task' })).toBeVisible()

  await panelOf(ada).getByRole('button', { name: 'Labels: None' }).click()
  await ada.page.getByRole('combobox', { name: 'Labels' }).fill('Bonfire')
  await ada.page.keyboard.press('Enter')
  await expect(panelOf(bo).getByRole('button', { name: 'Labels: Bonfire' })).toBeVisible()
  await ada.page.keyboard.press('Escape')
  await expect(panelOf(ada)).toBeVisible()

  await panelOf(ada)
    .getByRole('button', { name: /^Priority/ })
    .click()
  await ada.page.getByRole('combobox', { name: 'Priority' }).fill('urg')
  await ada.page.keyboard.press('Enter')
  await expect(panelOf(bo).getByRole('button', { name: 'Priority: Urgent' })).toBeVisible()

  await panelOf(ada).getByRole('button', { name: 'Due date: None' }).click()
  // Typed wherever the keyboard is in there.
  await ada.page.getByRole('button', { name: 'Tomorrow' }).focus()
  await ada.page.keyboard.type('2031-12-24')
  await expect(ada.page.getByText('Enter sets Wednesday, Dec 24, 2031')).toBeVisible()
  await ada.page.keyboard.press('Enter')
  await expect(panelOf(bo).getByRole('button', { name: 'Due date: Dec 24, 2031' })).toBeVisible()

  await panelOf(bo).getByRole('textbox', { name: 'Add a checklist item' }).fill('Fetch wood')
  await bo.page.keyboard.press('Enter')
  await panelOf(ada).getByRole('checkbox', { name: 'Fetch wood' }).click()
  await expect(panelOf(ada).getByRole('checkbox', { name: 'Fetch wood' })).toBeChecked()
  await expect(panelOf(bo).getByText('1 of 1')).toBeVisible()

  await panelOf(ada).getByText('Old words').click()
  await rewrite(panelOf(ada).getByRole('textbox', { name: 'Description' }), 'Words of **Ada**')
  await expect(panelOf(bo).getByRole('region', { name: 'Description' }).getByRole('strong')).toHaveText('Ada')
  await panelOf(ada).getByRole('textbox', { name: 'Description' }).press('End')
  await ada.page.keyboard.press('Enter')
  // Markers as people type them, also where the list goes on by itself.
  await ada.page.keyboard.type('- [x] Axe\n- [ ] Saw')
  const boxes = panelOf(bo).getByRole('region', { name: 'Description' }).getByRole('checkbox')
  await expect(boxes).toHaveCount(2)
  await expect(boxes.first()).toBeChecked()
  await expect(boxes.last()).not.toBeChecked()
  await expect(panelOf(bo).getByRole('region', { name: 'Description' }).getByRole('listitem')).toHaveText([
    'Axe',
    'Saw',
  ])
  await ada.page.keyboard.type('\n\nAsk @b')
  await expect(ada.page.getByRole('option', { name: /Bo/ })).toBeVisible()
  await ada.page.keyboard.press('Enter')
  await expect(panelOf(bo).getByRole('region', { name: 'Description' })).toContainText('Ask @Bo')

  const composer = panelOf(bo).getByRole('textbox', { name: 'Write a comment' })
  await composer.pressSequentially('Warm enough, @ad')
  await expect(bo.page.getByRole('option', { name: /Ada/ })).toBeInViewport({ ratio: 0.95 })
  await composer.press('Enter')
  await composer.press('Control+Enter')
  const comment = panelOf(ada).getByRole('article', { name: 'Comment by Bo' })
  await expect(comment).toContainText('Warm enough, @Ada')
  await comment.getByRole('button', { name: 'Add a reaction' }).click()
  await ada.page.getByRole('button', { name: 'React with 🎉' }).click()
  await expect(panelOf(bo).getByRole('button', { name: '🎉 1' })).toBeVisible()

  const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Dry wood only') }
  await panelOf(bo).locator('input[type=file]').setInputFiles(notes)
  const download = ada.page.waitForEvent('download')
  await panelOf(ada).getByRole('button', { name: 'Download notes.txt' }).click()
  expect((await download).suggestedFilename()).toBe('notes.txt')

  await titleOf(ada).fill('Light the big fire')
  await titleOf(ada).press('Enter')
  await expect(titleOf(bo)).toHaveValue('Light the big fire')
  await expect(bo.page.getByText('renamed this from')).toBeVisible()

  expect(await barriersOn(ada.page, { within: '[role=dialog]' })).toEqual([])
})

for (const [size, options] of Object.entries({ desktop: { viewport: { width: 1440, height: 900 } }, phone })) {
  test(`the people offered for a name are seen before one of them is chosen, on a ${size}`, async ({ stage }) => {
    const { ada, task, home } = await withTaskOpen(stage)
    const lines = Array.from({ length: 60 }, (_, at) => `Line ${at}`)
    await ada.api('PUT', `/api/tasks/${task._id}`, { description: lines.join('\n\n') })
    const { page } = await stage.again(ada, options)
    await page.goto(`${home}?task=LNC-1`)
    const panel = panelOf({ page })
    await expect(panel.getByRole('heading', { name: 'Activity' })).toBeVisible()
    const people = page.getByRole('listbox', { name: 'People' })

    await panel.getByRole('button', { name: 'Edit description' }).press('Enter')
    await expect(panel.getByRole('textbox', { name: 'Description' })).toBeFocused()
    // The caret is in the last line the window has room for.
    await page.keyboard.type(' and at the end of a line @')
    await expect(people).toBeInViewport({ ratio: 0.95 })
    await page.keyboard.press('Escape')
    await expect(people).toBeHidden()
    await page.keyboard.press('Escape')

    await panel.getByRole('textbox', { name: 'Write a comment' }).fill(lines.join('\n'))
    await page.keyboard.type('\n@')
    await expect(people).toBeInViewport({ ratio: 0.95 })
  })
}

test('pictures of a task are looked at one after the other, as large as they are', async ({ stage }) => {
  const { ada } = await withTaskOpen(stage, 'ada')
  const { page } = ada
  const size = { width: 1800, height: 1200 }
  const drawnAs = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#3a7a6b' } })
      .jpeg()
      .toBuffer()
  const photo = await drawnAs(size.width, size.height)
  for (const [name, buffer] of [
    ['stove.jpg', photo],
    ['notes.txt', Buffer.from('Dry wood')],
    ['chimney.jpg', photo],
    ['pipe.jpg', await drawnAs(300, 1800)],
  ] as const) {
    await panelOf(ada).locator('input[type=file]').setInputFiles({ name, mimeType: 'image/jpeg', buffer })
    await expect(panelOf(ada).getByRole('button', { name: `Download ${name}` })).toBeVisible()
  }
  const opener = panelOf(ada).getByRole('button', { name: 'stove.jpg', exact: true })
  const viewer = page.getByRole('dialog', { name: /jpg/ })
  const shown = (name: string) => viewer.getByRole('img', { name })
  const widthOf = (name: string) => shown(name).evaluate((image: HTMLImageElement) => image.naturalWidth)

  await opener.press('Enter')
  await expect(viewer).toContainText('1 of 3')
  // The small copy gives way to the picture itself.
  await expect.poll(() => widthOf('stove.jpg')).toBe(size.width)
  await expect(shown('stove.jpg')).toBeInViewport({ ratio: 0.95 })

  await page.keyboard.press('End')
  await expect(viewer).toContainText('3 of 3')
  await page.keyboard.press('ArrowRight')
  await expect(viewer).toContainText('3 of 3')
  await page.keyboard.press('Home')
  await expect(viewer).toContainText('1 of 3')
  await page.keyboard.press('ArrowRight')
  await expect(shown('chimney.jpg')).toBeVisible()
  await expect(viewer).toContainText('2 of 3')
  await expect.poll(() => widthOf('chimney.jpg')).toBe(size.width)
  const drawn = async () => (await shown('chimney.jpg').boundingBox())!.width
  expect(await drawn()).toBeLessThan(1280)
  await viewer.getByRole('button', { name: 'Full size' }).click()
  expect(await drawn()).toBe(size.width)
  await viewer.getByRole('button', { name: 'Fit to the screen' }).click()
  expect(await drawn()).toBeLessThan(1280)

  // Of one that is only too high there is nothing more to be seen sideways.
  await viewer.getByRole('button', { name: 'Next picture' }).click()
  await viewer.getByRole('button', { name: 'Full size' }).click()
  await page.keyboard.press('ArrowLeft')
  await expect(viewer).toContainText('2 of 3')

  const download = page.waitForEvent('download')
  await viewer.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('chimney.jpg')
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(panelOf(ada)).toBeVisible()
  await expect(opener).toBeFocused()

  // Nothing of the task is seen under it: Back closes the picture alone.
  await page.keyboard.press('Escape')
  await expect(panelOf(ada)).toBeHidden()
  await page.getByRole('article', { name: 'Light the fire' }).click()
  await opener.press('Enter')
  await expect(viewer).toBeVisible()
  await page.goBack()
  await expect(viewer).toBeHidden()
  await expect(panelOf(ada)).toBeVisible()
  await page.goBack()
  await expect(panelOf(ada)).toBeHidden()
})

test('a file is deleted after a question, and whoever looks at it is told', async ({ stage }) => {
  const { ada, bo } = await withTaskOpen(stage, 'ada', 'bo')
  const input = panelOf(ada).locator('input[type=file]')
  const bin = (name: string) => panelOf(ada).getByRole('button', { name: `Delete ${name}` })
  for (const name of ['stove.png', 'chimney.png']) {
    await input.setInputFiles({ name, mimeType: 'image/png', buffer: picture })
    await expect(bin(name)).toBeVisible()
  }
  await panelOf(bo).getByRole('button', { name: 'stove.png', exact: true }).click()
  const viewer = bo.page.getByRole('dialog', { name: /stove\.png/ })
  await expect(viewer.getByRole('img', { name: 'stove.png' })).toBeVisible()

  const question = ada.page.getByRole('dialog', { name: 'Delete “stove.png”?' })
  const deletions: string[] = []
  ada.page.on('request', (request) => request.method() === 'DELETE' && deletions.push(request.url()))
  await bin('stove.png').click()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await expect(bin('stove.png')).toBeFocused()
  expect(deletions).toEqual([])

  await bin('stove.png').click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(bin('stove.png')).toBeHidden()
  await expect(bin('chimney.png')).toBeFocused()

  await expect(bo.page.getByText('stove.png was deleted')).toBeVisible()
  await expect(viewer).toBeHidden()
  await expect(panelOf(bo).locator(':focus')).toHaveCount(1)
  expect(deletions).toHaveLength(1)
})

test('half a time of day is refused in Hearth’s own words', async ({ stage }) => {
  const { ada } = await withTaskOpen(stage, 'ada')
  await panelOf(ada).getByRole('button', { name: 'Add time' }).click()
  const from = panelOf(ada).getByLabel('From')
  await from.focus()
  await from.press('Backspace')
  await panelOf(ada).getByLabel('Duration').fill('1h')
  await panelOf(ada).getByLabel('Duration').press('Enter')
  await expect(panelOf(ada).getByText('Say on which day and from when')).toBeVisible()
})

test('a timer goes along, a deleted task comes back, and a stranger reads what was shared', async ({
  stage,
  browser,
  baseURL,
}) => {
  const { ada, workspace, home } = await withTaskOpen(stage, 'ada')
  const started = ada.page.waitForResponse('**/timer/start')
  await panelOf(ada).getByRole('button', { name: 'Start timer' }).click()
  await ada.page.keyboard.press('Escape')
  await expect(panelOf(ada)).toBeHidden()
  await started
  await ada.page.goto(`/${workspace.url}/projects`)
  const running = ada.page.getByRole('region', { name: 'Running timer' })
  await expect(running).toContainText('Light the fire')
  await running.getByRole('link').click()
  await expect(panelOf(ada)).toBeVisible()
  await panelOf(ada).getByRole('button', { name: 'Stop timer' }).click()
  await expect(ada.page.getByText('Duration must be at least 1 minute: nothing was logged')).toBeVisible()
  await expect(running).toBeHidden()

  await panelOf(ada).getByRole('button', { name: 'More', exact: true }).click()
  await ada.page.getByRole('menuitem', { name: 'Public link…' }).click()
  await ada.page.getByRole('button', { name: 'Make a public link' }).click()
  const address = new URL(await ada.page.getByRole('textbox', { name: 'Public link' }).inputValue())
  const stranger = await browser.newPage({ baseURL: baseURL! })
  await stranger.goto(address.pathname)
  await expect(stranger.getByRole('heading', { name: 'Light the fire' })).toBeVisible()
  await expect(stranger.getByText('Old words')).toBeVisible()
  await ada.page.getByRole('button', { name: 'Delete link' }).click()
  await expect(ada.page.getByRole('button', { name: 'Make a public link' })).toBeVisible()
  await stranger.reload()
  await expect(stranger.getByRole('heading', { name: 'Task not found' })).toBeVisible()
  await stranger.close()
  await ada.page.getByRole('dialog', { name: 'Public link' }).getByRole('button', { name: 'Close' }).click()

  await panelOf(ada).getByRole('button', { name: 'More', exact: true }).click()
  await ada.page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(panelOf(ada)).toBeHidden()
  await ada.page.getByRole('button', { name: 'Undo' }).click()
  await expect(ada.page.getByRole('article', { name: 'Light the fire' })).toBeVisible()
  await ada.page.goto(`${home}?task=LNC-1`)
  await expect(titleOf(ada)).toHaveValue('Light the fire')
})
