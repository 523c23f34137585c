// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { removeToast } from '#client/core/toast-list.ts'
import { Toasts } from '#client/core/toasts.tsx'
import { fakeServer } from '#client/testing/server.ts'
import { useUndo } from './data.ts'

// Compiled beforehand: on a busy machine that alone takes longer than a test waits.
beforeAll(() => import('#client/core/ToastStack.tsx'))

afterEach(() => {
  cleanup()
  for (let id = 0; id < 100; id += 1) removeToast(id)
})

function UndoButton() {
  const { takeBackLast, bringBack } = useUndo('launch')
  return (
    <>
      <button type="button" onClick={takeBackLast}>
        Undo
      </button>
      {['fire', 'lamp'].map((task) => (
        <button key={task} type="button" onClick={() => bringBack(task)}>
          Bring back the {task}
        </button>
      ))}
    </>
  )
}

const taskId = 'fire'
const takenAway = { undone: { type: 'task-created', title: 'Light the fire', count: 1, takenAway: taskId } }
const restoring = `POST /api/tasks/${taskId}/restore`

function show() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UndoButton />
      <Toasts />
    </QueryClientProvider>,
  )
}

function takeBack() {
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
}

const bringBackButton = () => screen.findByRole('button', { name: 'Bring it back' })

test('a task that was taken away again is brought back from the message that says so, once', async () => {
  const server = fakeServer({
    'POST /api/boards/launch/undo': takenAway,
    [restoring]: { task: { _id: taskId, title: 'Light the fire' } },
  })
  takeBack()
  await screen.findByText('Taken away again: Light the fire')
  const bringBack = await bringBackButton()
  fireEvent.click(bringBack)
  fireEvent.click(bringBack)
  await screen.findByText('Brought back: Light the fire')
  expect(screen.queryByText('Taken away again: Light the fire')).toBeNull()
  expect(server.asked.filter((each) => each === restoring)).toHaveLength(1)
})

test('when it is gone for good, the message says so', async () => {
  fakeServer({
    'POST /api/boards/launch/undo': takenAway,
    [restoring]: () => Response.json({ code: 'not_found', message: 'Task not found' }, { status: 404 }),
  })
  takeBack()
  fireEvent.click(await bringBackButton())
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Task not found'))
})

test('what was only changed back has nothing to bring back', async () => {
  const undone = { type: 'task-updated', title: 'Light the fire', count: 1, takenAway: null }
  fakeServer({ 'POST /api/boards/launch/undo': { undone } })
  takeBack()
  await screen.findByText('Changed back: Light the fire')
  expect(screen.queryByRole('button', { name: 'Bring it back' })).toBeNull()
})

test('of two deletions, both are brought back, however quickly one is asked for after the other', async () => {
  fakeServer({
    'POST /api/boards/launch/undo': ({ deletedTask }) => ({
      undone: { type: 'task-deleted', title: `The ${deletedTask}`, count: 1, takenAway: null },
    }),
  })
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Bring back the fire' }))
  fireEvent.click(screen.getByRole('button', { name: 'Bring back the lamp' }))
  await screen.findByText('Brought back: The fire')
  await screen.findByText('Brought back: The lamp')
})
