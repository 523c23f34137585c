// Somebody who says a lot fills nobody's letter box.
import { expect, test } from 'vitest'
import { boardsApi } from '#contract/boards.ts'
import { columnsApi } from '#contract/columns.ts'
import { commentsApi } from '#contract/comments.ts'
import { tasksApi } from '#contract/tasks.ts'
import { workspacesApi } from '#contract/workspaces.ts'
import { timesOfJobs } from '#server/testing/afterwards.ts'
import { until } from '#server/testing/until.ts'
import { openWorld } from '#server/testing/world.ts'

const world = openWorld({ RATE_LIMITS: 'on' })

test('after ten mails within ten minutes the others come together in one', async () => {
  const [ada, bo] = [await world.person('Ada'), await world.person('Bo')]
  const { workspace } = await ada.call(workspacesApi.createWorkspace, { name: 'Acme' })
  await world.db
    .insertInto('workspace_members')
    .values({ workspace_id: workspace._id, user_id: bo.user._id, role: 'member' })
    .execute()
  const { board } = await ada.call(boardsApi.createBoard, { workspaceId: workspace._id, title: 'Launch' })
  const { columns } = await ada.call(columnsApi.listColumns, { boardId: board._id })
  const place = { boardId: board._id, columnId: columns[0]!._id }
  const { task } = await ada.call(tasksApi.createTask, { ...place, title: 'Light the fire', members: [bo.user._id] })
  const mails = async () => (await world.mailsTo(bo.user.email)).filter(({ subject }) => /^Ada /.test(subject ?? ''))
  const waiting = () => timesOfJobs(world.db, `mail-notices ${bo.user._id}`)
  const isLater = (moment: string) => Date.parse(moment) > Date.now() + 60_000
  await until('the first mail', async () => (await mails()).length === 1)
  for (let n = 2; n <= 10; n++) {
    await ada.call(commentsApi.createComment, { taskId: task._id, body: `Number ${n}` })
    await until(`mail ${n}`, async () => (await mails()).length === n)
  }
  for (let n = 11; n <= 14; n++) await ada.call(commentsApi.createComment, { taskId: task._id, body: `Number ${n}` })
  await until('the rest to wait together', async () => {
    const told = world.db.selectFrom('notices').select('cause').where('user_id', '=', bo.user._id)
    const times = await waiting()
    return (
      (await told.where('waits_for_mail', '=', true).execute()).length === 4 &&
      times.length === 1 &&
      times.every(isLater)
    )
  })
  expect(await mails()).toHaveLength(10)
})
