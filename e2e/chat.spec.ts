// What two people say to each other, each in their own browser.
import { barriersOn } from './axe.ts'
import { type Actor, expect, test, together } from './stage.ts'

const composer = (who: Actor, to: Actor) => who.page.getByRole('textbox', { name: `Message ${to.name}` })
const messages = (who: Actor) => who.page.getByRole('list', { name: 'Messages' })
const said = (who: Actor, text: string) => messages(who).getByRole('article').filter({ hasText: text })

async function say(who: Actor, to: Actor, text: string) {
  await composer(who, to).fill(text)
  await composer(who, to).press('Enter')
}

test('they write, react, answer, edit and delete, and each sees what the other does', async ({ stage }) => {
  const { ada, bo, workspace } = await together(stage)
  await ada.page.goto(`/${workspace.url}/u/${bo.user.username}`)
  await bo.page.goto(`/${workspace.url}/chat`)
  await ada.page.getByRole('link', { name: 'Message' }).click()
  await expect(composer(ada, bo)).toBeFocused()
  await say(ada, bo, 'Is the **fire** lit?')
  await expect(composer(ada, bo)).toHaveValue('')

  // Bo is elsewhere: it counts until he opens it.
  const chats = bo.page.getByRole('navigation', { name: 'Chats' })
  await expect(bo.page.getByRole('link', { name: 'Chat 1 unread' })).toBeVisible()
  await expect(messages(ada).getByRole('img', { name: 'Delivered' })).toBeVisible()
  await chats.getByRole('link', { name: /Ada/ }).click()
  await expect(said(bo, 'Is the fire lit?')).toBeVisible()
  await expect(bo.page.getByText('New messages')).toBeVisible()
  await expect(bo.page.getByRole('link', { name: 'Chat', exact: true })).toBeVisible()
  await expect(messages(ada).getByRole('img', { name: 'Read' })).toBeVisible()

  const isTyping = ada.page.getByText('Bo is typing…').waitFor()
  await composer(bo, ada).pressSequentially('Alm')
  await isTyping
  await composer(bo, ada).press('Enter')
  await expect(said(ada, 'Alm')).toBeVisible()
  await expect(ada.page.getByText('Bo is typing…')).toBeHidden()

  // The last word is put right with the arrow key.
  await composer(bo, ada).press('ArrowUp')
  const editor = bo.page.getByRole('textbox', { name: 'Edit the message' })
  await expect(editor).toBeFocused()
  await editor.fill('Almost')
  await editor.press('Enter')
  await expect(said(ada, 'Almost').getByText('edited')).toBeVisible()
  await expect(composer(bo, ada)).toBeFocused()

  await said(ada, 'Almost').hover()
  await said(ada, 'Almost').getByRole('button', { name: 'Add a reaction' }).click()
  await ada.page.getByRole('button', { name: 'React with 🎉' }).click()
  await expect(said(bo, 'Almost').getByRole('button', { name: '🎉 1' })).toBeVisible()

  await said(ada, 'Almost').hover()
  await ada.page.getByRole('toolbar', { name: 'Message actions' }).getByRole('button', { name: 'Reply' }).click()
  await say(ada, bo, 'Take your time')
  await expect(said(ada, 'Take your time')).toBeInViewport()
  await expect(said(bo, 'Take your time').getByRole('button', { name: /Almost/ })).toBeVisible()

  await said(ada, 'Take your time').hover()
  await ada.page.getByRole('toolbar', { name: 'Message actions' }).getByRole('button', { name: 'Delete' }).click()
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(messages(bo).getByText('This message was deleted')).toBeVisible()
  await expect(messages(bo).getByText('Take your time')).toBeHidden()

  for (const colorScheme of ['light', 'dark'] as const) {
    await bo.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(bo.page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
    expect(await barriersOn(bo.page), colorScheme).toEqual([])
  }
  await bo.page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => bo.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('a picture is pasted, a task unfurls, old messages are found and read without a jump', async ({ stage }) => {
  const { ada, bo, workspace } = await together(stage)
  const { board } = await ada.api('POST', '/api/boards', { workspaceId: workspace._id, title: 'Launch', key: 'LNCH' })
  const { columns } = await ada.api('GET', `/api/boards/${board._id}/columns`)
  await ada.api('POST', '/api/tasks', { boardId: board._id, columnId: columns[0]._id, title: 'Stack the wood' })
  const { chat } = await ada.api('POST', '/api/chats/direct', {
    workspaceId: workspace._id,
    participantId: bo.user._id,
  })
  for (let n = 1; n <= 70; n++) {
    const body = n === 7 ? 'the needle in the haystack' : `line ${n}`
    await bo.api('POST', `/api/chats/${chat._id}/messages`, { body })
  }
  await ada.page.goto(`/${workspace.url}/chat/${bo.user.username}`)
  await expect(said(ada, 'line 70')).toBeInViewport()

  await say(ada, bo, 'See LNCH-1')
  await said(ada, 'See LNCH-1')
    .getByRole('link', { name: /Stack the wood/ })
    .click()
  await expect(ada.page.getByRole('dialog', { name: /Stack the wood/ })).toBeVisible()
  await ada.page.goBack()

  await composer(ada, bo).evaluate(async (field) => {
    const canvas = new OffscreenCanvas(60, 40)
    canvas.getContext('2d')!.fillRect(0, 0, 60, 40)
    const transfer = new DataTransfer()
    transfer.items.add(new File([await canvas.convertToBlob()], 'sketch.png', { type: 'image/png' }))
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true }))
  })
  await expect(ada.page.getByRole('button', { name: 'Send' })).toBeEnabled()
  await ada.page.getByRole('button', { name: 'Send' }).click()
  await expect(messages(ada).getByRole('img', { name: 'sketch.png' })).toBeVisible()

  const chooser = ada.page.waitForEvent('filechooser')
  await ada.page.getByRole('button', { name: 'Attach files' }).click()
  await (await chooser).setFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Dry wood only') })
  await expect(ada.page.getByRole('button', { name: 'Send' })).toBeEnabled()
  await ada.page.keyboard.press('Enter')
  await expect(messages(ada).getByRole('button', { name: 'Download notes.txt' })).toBeVisible()

  await ada.page.getByRole('button', { name: 'Search in this chat' }).click()
  await ada.page.getByRole('searchbox', { name: 'Search messages' }).fill('needle')
  const result = ada.page.getByRole('button', { name: /the needle in the haystack/ })
  await expect(result).toBeVisible()
  // On a small screen the search lies over the messages: it makes way for what was found.
  await ada.page.setViewportSize({ width: 390, height: 844 })
  await result.click()
  await expect(result).toBeHidden()
  await expect(said(ada, 'the needle')).toBeInViewport()
  await ada.page.setViewportSize({ width: 1440, height: 900 })
  await ada.page.getByRole('button', { name: 'Jump to latest' }).click()
  await expect(messages(ada).getByRole('img', { name: 'sketch.png' })).toBeInViewport()

  // From the palette, too, it is shown where it stands.
  await ada.page.keyboard.press('ControlOrMeta+k')
  await ada.page.keyboard.type('needle in the')
  await ada.page.getByRole('option', { name: /the needle in the haystack/ }).click()
  await expect(said(ada, 'the needle')).toBeInViewport()

  // Wheel up to the very beginning: every page comes in above what is read.
  await messages(ada).hover()
  await expect(async () => {
    await ada.page.mouse.wheel(0, -3000)
    await expect(said(ada, 'line 1').first()).toBeInViewport({ timeout: 200 })
    await expect(ada.page.getByText('This is the beginning of your conversation')).toBeInViewport({ timeout: 200 })
  }).toPass()

  // Bo looks at one that Ada then takes back.
  await bo.page.goto(`/${workspace.url}/chat/${ada.user.username}`)
  await messages(bo).getByRole('img', { name: 'sketch.png' }).click()
  const viewer = bo.page.getByRole('dialog', { name: /sketch\.png/ })
  await expect(viewer).toBeVisible()
  const { messages: sent } = await ada.api('GET', `/api/chats/${chat._id}/messages`)
  await ada.api('DELETE', `/api/messages/${sent.at(-2)._id}`)
  await expect(bo.page.getByText('sketch.png was deleted')).toBeVisible()
  await expect(viewer).toBeHidden()
})

test('what is written without a connection waits, survives a reload, and goes out once and in order', async ({
  stage,
}) => {
  const { ada, bo, workspace } = await together(stage)
  const page = `/${workspace.url}/chat/${bo.user.username}`
  await ada.page.goto(page)
  await say(ada, bo, 'first')
  await expect(messages(ada).getByRole('img', { name: 'Sent' })).toBeVisible()

  await ada.page.route('**/api/chats/*/messages', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await say(ada, bo, 'second')
  await say(ada, bo, 'third')
  await expect(messages(ada).getByRole('img', { name: 'Waiting' })).toHaveCount(2)
  await composer(ada, bo).fill('half a sent')
  await ada.page.reload()
  await expect(messages(ada).getByRole('img', { name: 'Waiting' })).toHaveCount(2)
  await expect(composer(ada, bo)).toHaveValue('half a sent')

  await ada.page.unrouteAll()
  await ada.page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(messages(ada).getByRole('img', { name: 'Waiting' })).toHaveCount(0)
  await bo.page.goto(`/${workspace.url}/chat/${ada.user.username}`)
  await expect(messages(bo).getByRole('article')).toHaveCount(3)
  await expect(messages(bo).getByRole('article').nth(1)).toContainText('second')
  await expect(messages(bo).getByRole('article').nth(2)).toContainText('third')

  // Somebody who left can be read, not answered.
  await ada.api('DELETE', `/api/workspaces/${workspace._id}/members/${bo.user._id}`)
  await expect(ada.page.getByText('Bo is no longer in this workspace.')).toBeVisible()
  await expect(composer(ada, bo)).toBeHidden()
})
