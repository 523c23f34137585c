// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sessionState } from '#client/core/session-state.ts'
import { type OpenBoard, OpenBoardContext } from '#client/features/tasks/open-board.ts'
import { type FakeServer, fakeServer, later } from '#client/testing/server.ts'
import type { Comment } from '#contract/comments.ts'
import type { User } from '#contract/people.ts'
import { CommentRow } from './CommentRow.tsx'
import { commentDraft } from './comment-draft.ts'

const ada = { _id: 'ada', name: 'Ada' } as User
const comment = {
  _id: 'wet',
  author: ada,
  body: 'It is wet',
  reactions: {},
  createdAt: '2026-11-15T08:00:00.000Z',
} as unknown as Comment
const open = {
  board: { _id: 'launch', status: 'active', myRole: 'collaborator', workspace: { status: 'active' } },
  people: new Map(),
} as unknown as OpenBoard
const put = 'PUT /api/comments/wet'

let server: FakeServer
beforeEach(() => {
  localStorage.clear()
  sessionState.keepUser(ada)
  server = fakeServer()
})
afterEach(cleanup)

const show = () =>
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <OpenBoardContext value={open}>
          <CommentRow comment={comment} taskId="fire" onOpenTask={() => {}} />
        </OpenBoardContext>
      </QueryClientProvider>
    </MantineProvider>,
  )
const field = () => screen.queryByRole<HTMLTextAreaElement>('textbox', { name: 'Edit the comment' })

async function edit(text: string) {
  fireEvent.click(screen.getByRole('button', { name: 'More for the comment by Ada' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  fireEvent.change(field()!, { target: { value: text } })
}
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))

test('a refused change of a comment is in its field again', async () => {
  const answer = later()
  server.answers[put] = answer.answer
  show()
  await edit('It is dry')
  save()
  expect(field()).toBeNull()
  await waitFor(() => expect(server.asked).toContain(put))
  await answer.give(Response.json({ message: 'No' }, { status: 403 }))
  await waitFor(() => expect(field()?.value).toBe('It is dry'))
})

test('a change that was not saved is still there when the task is opened again, until it is saved or given up', async () => {
  server.answers[put] = { comment }
  const { unmount } = show()
  await edit('It is dry')
  unmount()
  const again = show()
  expect(field()?.value).toBe('It is dry')
  save()
  await waitFor(() => expect(commentDraft('ada', 'wet')).toBe(''))
  again.unmount()
  show()
  expect(field()).toBeNull()
})
