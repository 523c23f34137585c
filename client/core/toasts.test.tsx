// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { removeAllToasts, type ShownNotification } from './toast-list.ts'
import { showNotification, Toasts, toast, toastError } from './toasts.tsx'
import { CallError, sessionOver } from './transport.ts'

const push = vi.fn()
vi.mock('@tanstack/react-router', () => ({ useRouter: () => ({ history: { push } }) }))

const notification: ShownNotification = {
  _id: 'n1',
  type: 'task_assigned',
  title: 'A task for you',
  message: 'Ada assigned <b>Light the fire</b> to you',
  link: '/acme/projects/1?task=HRT-1',
  read: false,
  sender: { name: 'Ada Lovelace', avatar: null, avatarThumbnail: null },
}

// Compiled beforehand: on a busy machine that alone takes longer than a test waits.
beforeAll(() => Promise.all([import('./ToastStack.tsx'), import('./NotificationIcon.tsx')]))

beforeEach(() => {
  push.mockClear()
  window.history.replaceState(null, '', '/acme')
})

afterEach(() => {
  cleanup()
  removeAllToasts()
  vi.useRealTimers()
})

describe('a generic toast', () => {
  test('says its sentence and goes after three seconds', async () => {
    render(<Toasts />)
    act(() => toast.success('Saved'))
    // How toasts look is loaded with the first one, which takes what it takes.
    await screen.findByRole('status')
    vi.useFakeTimers()
    act(() => toast.error('Not saved'))
    expect(screen.getByRole('alert').textContent).toBe('Not saved')
    act(() => vi.advanceTimersByTime(2_999))
    expect(screen.queryByRole('alert')).not.toBeNull()
    act(() => vi.advanceTimersByTime(1))
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

test('it stays for a pointer that goes onto it, and not for one that lay there when it came', async () => {
  render(<Toasts />)
  act(() => toast.success('Saved'))
  await screen.findByRole('status')
  vi.useFakeTimers()
  act(() => toast.error('Not saved'))
  const shown = screen.getByRole('alert')
  fireEvent.pointerMove(shown, { movementX: 4, movementY: 0 })
  act(() => vi.advanceTimersByTime(60_000))
  expect(screen.queryByRole('alert')).not.toBeNull()
  fireEvent.pointerLeave(shown)
  fireEvent.pointerEnter(shown)
  fireEvent.pointerMove(shown, { movementX: 0, movementY: 0 })
  act(() => vi.advanceTimersByTime(3_000))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('what has to be answered stays until it is', async () => {
  const reload = vi.fn()
  render(<Toasts />)
  act(() => toast.success('Saved'))
  await screen.findByRole('status')
  vi.useFakeTimers()
  act(() => toast.warn('A part is missing', { label: 'Reload', run: reload, stays: true }))
  act(() => vi.advanceTimersByTime(3_600_000))
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }))
  expect(reload).toHaveBeenCalledOnce()
  expect(screen.queryByText('A part is missing')).toBeNull()
})

test('what can be done about it is followed as long as the toast is there', async () => {
  const stop = vi.fn()
  let takeAway = () => {}
  const follow = (end: () => void) => {
    takeAway = end
    return stop
  }
  render(<Toasts />)
  act(() => toast.success('HRT-1 added', { label: 'Open', run() {}, follow }))
  await screen.findByRole('status')
  expect(stop).not.toHaveBeenCalled()
  act(() => takeAway())
  expect(screen.queryByRole('status')).toBeNull()
  expect(stop).toHaveBeenCalledTimes(1)
})

test('a name that looks like markup is said as it is written', async () => {
  const words = 'Escape <script> & <a href="https://example.com">links</a> &amp; Q&A'
  render(<Toasts />)
  act(() => toast.success(words))
  const said = await screen.findByRole('status')
  expect(said.textContent).toBe(words)
  expect(said.querySelector('a')).toBeNull()
})

describe('an error', () => {
  test.each([
    [new CallError(409, 'URL is not available'), 'URL is not available'],
    [new CallError(500), 'Failed to create workspace'],
    [new Error('boom'), 'boom'],
  ])('%s reads %s', async (error, words) => {
    render(<Toasts />)
    act(() => toastError(error, 'Failed to create workspace'))
    expect((await screen.findByRole('alert')).textContent).toBe(words)
  })

  test('of a lost session is left to whoever ends it', () => {
    render(<Toasts />)
    act(() => toastError(sessionOver(), 'Failed to create workspace'))
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('a notification', () => {
  test('leads to its link and is read then', async () => {
    const markRead = vi.fn()
    render(<Toasts />)
    act(() => showNotification(notification, markRead))
    const action = await screen.findByRole('button', { name: 'View Task' })
    act(() => action.click())
    expect(markRead).toHaveBeenCalledWith('n1')
    expect(push).toHaveBeenCalledWith('/acme/projects/1?task=HRT-1')
    expect(screen.queryByText('A task for you')).toBeNull()
  })

  test.each([
    ['board_invite', 'View Project'],
    ['workspace_invite', 'Join Workspace'],
    ['task_priority_changed', 'View Task'],
    ['task_comment', 'View Task'],
    ['task_due_date', 'View Task'],
    ['invitation_accepted', 'View Profile'],
    ['import_finished', 'View Notification'],
  ] as const)('of type %s offers %s', async (type, label) => {
    render(<Toasts />)
    act(() => showNotification({ ...notification, type }, () => {}))
    await screen.findByRole('button', { name: label })
  })

  test('from nobody shows what it is about', async () => {
    render(<Toasts />)
    act(() => showNotification({ ...notification, type: 'form_answered', sender: null }, () => {}))
    const shown = (await screen.findByText('A task for you')).closest('[role=status]')
    await waitFor(() => expect(shown?.querySelector('.tabler-icon-forms')).not.toBeNull())
  })

  test('that was read and has no link offers nothing', async () => {
    render(<Toasts />)
    act(() => showNotification({ ...notification, read: true, link: null }, () => {}))
    await screen.findByText('A task for you')
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Dismiss'])
  })

  test.each(['/signup/verify/abc', '/signup/success'])('does not disturb on %s', (path) => {
    window.history.replaceState(null, '', path)
    render(<Toasts />)
    act(() => showNotification(notification, () => {}))
    expect(screen.queryByText('A task for you')).toBeNull()
  })
})
