import { type Actor, expect, test, together } from './stage.ts'

const everyType = [
  ...['columns-reordered', 'column-created', 'column-updated', 'column-deleted', 'column-rebalanced'],
  ...['task-created', 'task-updated', 'tasks-bulk-updated', 'task-deleted', 'task-moved'],
  ...['time-added', 'time-updated', 'time-deleted'],
  ...['timer-started', 'timer-stopped', 'timer-auto-stopped', 'timer-cancelled'],
  ...['comment-created', 'comment-updated', 'comment-deleted'],
  ...['board-updated', 'members-changed', 'labels-changed'],
]

/** The types of board updates that reach this browser, once it has entered the board's room. */
function typesHeard({ page }: Actor) {
  const heard = new Set<string>()
  const entered = new Promise<void>((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (/^43\d+\[\{"ok":true,"seq"/.test(String(payload))) resolve()
        const type = /^42\["board-update",.*?"type":"([a-z-]+)"/.exec(String(payload))?.[1]
        if (type) heard.add(type)
      }),
    )
  })
  return { heard, entered }
}

test('whatever one person does on a board, the other sees at once', async ({ stage }) => {
  const { ada, bo, workspace } = await together(stage)
  const { board } = await ada.api('POST', '/api/boards', { workspaceId: workspace._id, title: 'Launch', key: 'HRT' })
  const boardId = board._id
  const { columns } = await ada.api('GET', `/api/boards/${boardId}/columns`)
  const [todo, doing, done] = columns.map(({ _id }: { _id: string }) => _id)
  const { heard, entered } = typesHeard(bo)
  const { page } = bo
  await page.goto(`/${workspace.url}/projects/${boardId}`)
  const column = (name: string) => page.getByRole('region', { name, exact: true })
  const card = (name: string) => page.getByRole('article', { name })
  await expect(column('To do')).toBeVisible()
  await entered

  // Tasks.
  const add = async (title: string) => (await ada.api('POST', '/api/tasks', { boardId, columnId: todo, title })).task
  const [wood, fire, water] = [await add('Chop wood'), await add('Light the fire'), await add('Boil water')]
  // What the mark at its edge means.
  await expect(card('Boil water').getByText('New', { exact: true })).toBeVisible()
  await expect(column('To do').getByRole('article')).toHaveText([/Chop wood/, /Light the fire/, /Boil water/])
  await ada.api('PUT', `/api/tasks/${wood._id}`, { title: 'Chop dry wood', priority: 1 })
  await expect(card('Chop dry wood').getByRole('img', { name: 'Urgent' })).toBeVisible()
  // Each time half the room behind the first one is left, until there is none and the column is numbered anew.
  for (let times = 0; times < 20; times++)
    for (const { _id } of [fire, water])
      await ada.api('POST', '/api/tasks/move', { taskId: _id, columnId: todo, after: wood._id })
  await expect(column('To do').getByRole('article')).toHaveText([/Chop dry wood/, /Boil water/, /Light the fire/])
  await ada.api('POST', '/api/tasks/move', { taskId: water._id, columnId: doing, position: 1 })
  await expect(column('In progress').getByRole('article', { name: 'Boil water' })).toBeVisible()
  await ada.api('POST', '/api/tasks/bulk', { taskIds: [wood._id, fire._id], changes: { priority: 2 } })
  await expect(column('To do').getByRole('img', { name: 'High' })).toHaveCount(2)
  await ada.api('DELETE', `/api/tasks/${fire._id}`)
  await expect(card('Light the fire')).toBeHidden()

  // Columns.
  const { column: made } = await ada.api('POST', '/api/columns', { boardId, title: 'Someday' })
  await expect(column('Someday')).toBeVisible()
  await ada.api('PUT', `/api/columns/${made._id}`, { title: 'Never' })
  await expect(column('Never')).toBeVisible()
  await ada.api('PUT', '/api/columns/order', { boardId, columnOrder: [made._id, todo, doing, done] })
  const heads = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(heads).toHaveText(['Never', 'To do', 'In progress', 'Done'])
  await ada.api('DELETE', `/api/columns/${made._id}`)
  await expect(heads).toHaveText(['To do', 'In progress', 'Done'])

  // Time, on the card.
  const startTime = '2026-11-02T09:00:00.000Z'
  const time = `/api/tasks/${wood._id}/time`
  const { timeEntry } = await ada.api('POST', time, { startTime, duration: 3600 })
  await expect(card('Chop dry wood').getByText('1h', { exact: true })).toBeVisible()
  await ada.api('PUT', `${time}/${timeEntry._id}`, { duration: 5400 })
  await expect(card('Chop dry wood').getByText('1h 30m')).toBeVisible()
  await ada.api('DELETE', `${time}/${timeEntry._id}`)
  await expect(card('Chop dry wood').getByText('1h 30m')).toBeHidden()
  const running = card('Chop dry wood').getByTitle('A timer is running')
  const timer = (what: string) => ada.api('POST', `/api/tasks/${wood._id}/timer/${what}`)
  await timer('start')
  await expect(running).toBeVisible()
  await timer('cancel')
  await expect(running).toBeHidden()
  // Moved to the end by its own worker, then by somebody else.
  await timer('start')
  await expect(running).toBeVisible()
  await ada.api('POST', '/api/tasks/move', { taskId: wood._id, columnId: done, position: 1 })
  await expect(running).toBeHidden()
  await timer('start')
  await bo.api('POST', '/api/tasks/move', { taskId: wood._id, columnId: todo, position: 1 })
  await expect(running).toBeVisible()
  await bo.api('POST', '/api/tasks/move', { taskId: wood._id, columnId: done, position: 1 })
  await expect(running).toBeHidden()

  // Words, on the open task.
  await card('Boil water').click()
  const panel = page.getByRole('dialog')
  const { comment } = await ada.api('POST', `/api/tasks/${water._id}/comments`, { body: 'Is it hot?' })
  await expect(panel.getByText('Is it hot?')).toBeVisible()
  await ada.api('PUT', `/api/comments/${comment._id}`, { body: 'It is hot' })
  await expect(panel.getByText('It is hot')).toBeVisible()
  await ada.api('DELETE', `/api/comments/${comment._id}`)
  await expect(panel.getByText('It is hot')).toBeHidden()
  await page.keyboard.press('Escape')

  // The project itself.
  const { label } = await ada.api('POST', `/api/boards/${boardId}/labels`, { name: 'Smoky', color: 'red' })
  await ada.api('PUT', `/api/tasks/${water._id}`, { labels: [label._id] })
  await expect(card('Boil water').getByText('Smoky')).toBeVisible()
  await ada.api('PUT', `/api/boards/${boardId}/labels/${label._id}`, { name: 'Clear' })
  await expect(card('Boil water').getByText('Clear')).toBeVisible()
  const cy = await stage.actor('Cy')
  await ada.api('POST', `/api/workspaces/${workspace._id}/invitations`, { email: cy.email, role: 'member' })
  const { link } = await stage.mailTo(cy.email, /invites you/)
  await cy.api('POST', `/api/workspaces/invitations/${link.split('/').at(-1)}/accept`)
  await cy.api('POST', `/api/boards/${boardId}/join`)
  await expect(page.getByRole('img', { name: 'Cy' })).toBeVisible()
  await ada.api('PUT', `/api/boards/${boardId}`, { title: 'Lift-off' })
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lift-off')

  expect([...heard].sort()).toEqual(everyType.sort())
})
