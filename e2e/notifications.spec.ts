// What people are told while they work, each in their own browser.
import { type Actor, expect, type Stage, test, together } from './stage.ts'

const bell = (who: Actor) => who.page.getByRole('navigation').getByRole('link', { name: /^Inbox/ })
const toast = (who: Actor, words: RegExp) => who.page.getByRole('status').filter({ hasText: words })
const inbox = (who: Actor) => who.page.getByRole('list', { name: 'Inbox' })

/** Both on one project; Bo looks at the workspace and hears what he is told. */
async function atWork(stage: Stage) {
  const { ada, bo, workspace } = await together(stage)
  const { board } = await ada.api('POST', '/api/boards', { workspaceId: workspace._id, title: 'Launch', key: 'HRT' })
  const { columns } = await ada.api('GET', `/api/boards/${board._id}/columns`)
  await bo.api('POST', `/api/boards/${board._id}/join`)
  const assign = async (title: string) => {
    const task = { boardId: board._id, columnId: columns[0]._id, title, members: [bo.user._id] }
    return (await ada.api('POST', '/api/tasks', task)).task as { _id: string }
  }
  const comment = (task: { _id: string }, body: string) => ada.api('POST', `/api/tasks/${task._id}/comments`, { body })
  const listening = bo.page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framesent', ({ payload }) => String(payload).includes('join-notifications')))
  await bo.page.goto(`/${workspace.url}`)
  await listening
  return { ada, bo, workspace, assign, comment }
}

test('somebody is given a task, goes there from the toast, and is not told what is on screen', async ({ stage }) => {
  const { bo, assign, comment } = await atWork(stage)
  const fire = await assign('Light the fire')
  // It waits for whoever is on it.
  await toast(bo, /Ada assigned you to Light the fire/).hover()
  await expect(bell(bo)).toHaveAccessibleName('Inbox 1 unread')
  await expect(bo.page).toHaveTitle(/^\(1\) /)

  await toast(bo, /Light the fire/)
    .getByRole('button', { name: 'View Task' })
    .click()
  const panel = bo.page.getByRole('dialog')
  await expect(panel.getByText('Light the fire').first()).toBeVisible()
  await expect(bell(bo)).toHaveAccessibleName('Inbox')
  await expect(bo.page).not.toHaveTitle(/^\(/)

  // What was said is before him: he reads it there.
  await bo.page.setViewportSize({ width: 1280, height: 480 })
  await panel.getByText('created this task').scrollIntoViewIfNeeded()
  await comment(fire, 'Dry wood is in the shed')
  await expect(panel.getByText('Dry wood is in the shed')).toBeInViewport()
  const water = await assign('Boil water')
  await comment(water, `Is it hot, @${bo.user.username}?`)
  await expect(toast(bo, /Boil water/)).toBeVisible()
  await expect(toast(bo, /Light the fire/)).toBeHidden()
  await expect(bell(bo)).toHaveAccessibleName('Inbox 1 unread')

  // What was said to him he finds where it was said.
  await toast(bo, /mentioned you in Boil water/)
    .getByRole('button', { name: 'View Notification' })
    .click()
  const said = panel.getByRole('article', { name: 'Comment by Ada' }).filter({ hasText: 'Is it hot' })
  await expect(said).toBeInViewport()
  await expect(bell(bo)).toHaveAccessibleName('Inbox')

  // The task is open, and what is said in it further down than he looks.
  await said.hover()
  await bo.page.mouse.wheel(0, -5_000)
  await expect(said).not.toBeInViewport()
  await comment(water, `Hot enough, @${bo.user.username}?`)
  await expect(toast(bo, /mentioned you in Boil water/)).toBeVisible()
  await expect(bell(bo)).toHaveAccessibleName('Inbox 1 unread')
  await panel.getByText('Hot enough').scrollIntoViewIfNeeded()
  await expect(bell(bo)).toHaveAccessibleName('Inbox')
  await expect(toast(bo, /mentioned you in Boil water/)).toBeHidden()
})

test('the inbox fills live, goes by keys, and what is read in one tab is read in the other', async ({ stage }) => {
  const { bo, workspace, assign } = await atWork(stage)
  await assign('Light the fire')
  await assign('Boil water')
  await expect(bell(bo)).toHaveAccessibleName('Inbox 2 unread')
  const second = { ...bo, page: await bo.context.newPage() }
  await second.page.goto(`/${workspace.url}/notifications?show=unread`)
  await expect(inbox(second).getByRole('img', { name: 'Unread' })).toHaveCount(2)

  await bell(bo).click()
  await expect(inbox(bo).getByRole('link')).toHaveText([/Boil water/, /Light the fire/])
  await assign('Bake bread')
  await expect(inbox(bo).getByRole('link')).toHaveText([/Bake bread/, /Boil water/, /Light the fire/])
  await expect(bo.page.getByRole('status').filter({ hasText: 'Bake bread' })).toBeHidden()
  await expect(inbox(second).getByRole('img', { name: 'Unread' })).toHaveCount(3)

  // The second one is marked with the keyboard alone.
  for (const key of ['j', 'j', 'e']) await bo.page.keyboard.press(key)
  await expect(inbox(bo).getByRole('img', { name: 'Unread' })).toHaveCount(2)
  await expect(inbox(second).getByRole('img', { name: 'Unread' })).toHaveCount(2)
  await bo.page.keyboard.press('e')
  await expect(inbox(second).getByRole('img', { name: 'Unread' })).toHaveCount(3)

  await bo.page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(inbox(second).getByRole('img', { name: 'Unread' })).toHaveCount(0)
  await expect(bell(second)).toHaveAccessibleName('Inbox')
  await bo.page.getByRole('link', { name: 'Unread', exact: true }).click()
  await expect(bo.page.getByText('All caught up')).toBeVisible()
  await expect(bo.page).toHaveURL(/show=unread/)

  await bo.page.goto(`/${workspace.url}/notifications?show=mentions`)
  await expect(bo.page.getByText('Nothing of this kind')).toBeVisible()
})

test('who is told of something while writing a message sends it all the same', async ({ stage }) => {
  const { ada, bo, assign } = await atWork(stage)
  await bo.page.getByRole('link', { name: 'People' }).click()
  await bo.page.getByRole('link', { name: /Ada/ }).click()
  await bo.page.getByRole('link', { name: 'Message' }).click()
  await bo.page.getByRole('textbox', { name: `Message ${ada.name}` }).fill('Is the fire lit?')
  await assign('Light the fire')
  const told = toast(bo, /Light the fire/)
  // It stays for whoever is on it, over nothing that is needed.
  await told.hover()
  const send = bo.page.getByRole('button', { name: 'Send' })
  const [above, below] = await Promise.all([told.boundingBox(), send.boundingBox()])
  expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y)
  await send.click()
  await expect(bo.page.getByRole('list', { name: 'Messages' }).getByText('Is the fire lit?')).toBeVisible()
})

test('preferences are kept, and put back when the server refuses them', async ({ stage }) => {
  const ada = await stage.actor('Ada')
  const { page } = ada
  await page.goto('/account/notifications')
  const comments = page.getByRole('checkbox', { name: 'Comments: e-mail' })
  await expect(comments).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Password changed: e-mail' })).toBeDisabled()
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  // Not uncheck(), which looks before what was clicked is on screen.
  await comments.click()
  await expect(comments).not.toBeChecked()
  await saved
  await page.reload()
  await expect(comments).not.toBeChecked()

  await page.route('**/api/notification-preferences', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 500, json: { code: 'internal', message: '' } })
      : route.continue(),
  )
  await page.getByRole('switch', { name: 'Keep quiet' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to save your preferences' })).toBeVisible()
  await expect(page.getByRole('switch', { name: 'Keep quiet' })).not.toBeChecked()
  await expect(comments).not.toBeChecked()
})
