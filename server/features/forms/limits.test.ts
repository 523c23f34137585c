import { expect, test } from 'vitest'
import { boardsApi } from '#contract/boards.ts'
import { formsApi } from '#contract/forms.ts'
import { workspacesApi } from '#contract/workspaces.ts'
import { openWorld } from '#server/testing/world.ts'

const world = openWorld({ RATE_LIMITS: 'on' })

test('from one address a form takes thirty answers in ten minutes, and then says when to come back', async () => {
  const ada = await world.person('Ada')
  const { workspace } = await ada.call(workspacesApi.createWorkspace, { name: 'Ours', url: 'form-limits' })
  const { board } = await ada.call(boardsApi.createBoard, { workspaceId: workspace._id, title: 'Board' })
  const { form } = await ada.call(formsApi.createForm, { boardId: board._id, title: 'Form', published: true })
  const send = () => world.request('POST', `/public/forms/${form.slug}`, { answers: {} })
  const answers = await Promise.all(Array.from({ length: 31 }, send))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(30)
  const refused = answers.find(({ status }) => status === 429)!
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
})
