// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { DayComposer } from './DayComposer.tsx'
import { Draft } from './draft.ts'
import { CalendarContext, type CalendarView } from './view.ts'

beforeEach(() => {
  cleanup()
  sessionStorage.clear()
})

const facts = { people: [], labels: [], today: '2026-11-18', isDayGiven: true }
const names = { people: new Map(), labels: new Map(), newTasksGoTo: 'To do' }

function open(create: CalendarView['create'] = async () => true, day = '2026-11-15') {
  const onClose = vi.fn()
  const view = { create, draft: new Draft('board'), facts, ...names } as unknown as CalendarView
  const { unmount } = render(
    <MantineProvider>
      <CalendarContext value={view}>
        <DayComposer day={day} onClose={onClose} />
      </CalendarContext>
    </MantineProvider>,
  )
  return { onClose, unmount }
}

const field = () => screen.getByRole<HTMLInputElement>('combobox')
const type = (words: string) => fireEvent.change(field(), { target: { value: words } })

test('words that were not added are there when the field opens again, also after loading the page', () => {
  const { onClose, unmount } = open()
  type('Call the baker')
  fireEvent.keyDown(field(), { key: 'Escape' })
  expect(onClose).toHaveBeenCalled()
  unmount()
  open()
  expect(field().value).toBe('Call the baker')
})

test('a line that is refused while the next one is typed comes back before it', async () => {
  let answer: (isMade: boolean) => void = () => {}
  open(
    () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  )
  type('Call the baker')
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(field().value).toBe('')
  type('Buy flour')
  await act(async () => answer(false))
  expect(field().value).toBe('Call the baker Buy flour')
})

test('words left by closing the field wait on their day, those taken to another day come along', () => {
  const elsewhere = '2026-11-20'
  const first = open()
  type('Call the baker')
  fireEvent.keyDown(field(), { key: 'Escape' })
  first.unmount()
  const other = open(undefined, elsewhere)
  expect(field().value).toBe('')
  type('Buy flour')
  other.unmount()
  const again = open()
  expect(field().value).toBe('Buy flour')
  type('')
  again.unmount()
  open()
  expect(field().value).toBe('Call the baker')
})

test.each([
  ['is added', true, 'Call the baker'],
  ['is left there too', false, 'Call the baker Buy flour'],
  ['is the same', false, 'Call the baker', 'Call the baker'],
])(
  'what waits on a day goes on waiting when what came along %s',
  async (_what, isAdded, waiting, along = 'Buy flour') => {
    const first = open()
    type('Call the baker')
    fireEvent.keyDown(field(), { key: 'Escape' })
    first.unmount()
    const elsewhere = open(undefined, '2026-11-20')
    type(along)
    elsewhere.unmount()
    const there = open()
    expect(field().value).toBe(along)
    if (isAdded) await act(async () => fireEvent.keyDown(field(), { key: 'Enter' }))
    fireEvent.keyDown(field(), { key: 'Escape' })
    there.unmount()
    open()
    expect(field().value).toBe(waiting)
  },
)

test('what was understood of the line is shown, and may go back into the title', async () => {
  const create = vi.fn(async () => true)
  open(create)
  type('Monday standup !high')
  expect(await screen.findByText('High')).toBeTruthy()
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'Keep “!high” in the title' }))
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(create).toHaveBeenCalledWith('Monday standup !high', '2026-11-15', new Set(['!high']))
})

test('a sign that is begun offers what can follow it, picked before the line is added', async () => {
  const create = vi.fn(async () => true)
  const { onClose } = open(create)
  type('Call the baker !h')
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('High')
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(field().value).toBe('Call the baker !high ')
  expect(create).not.toHaveBeenCalled()
  type('Call the baker !')
  fireEvent.keyDown(field(), { key: 'Escape' })
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(onClose).not.toHaveBeenCalled()
})

test('what went back into the title of a line that is refused stays there', async () => {
  const create = vi.fn(async () => false)
  open(create)
  type('Monday standup !high')
  fireEvent.click(await screen.findByRole('button', { name: 'Keep “!high” in the title' }))
  for (const times of [1, 2]) {
    await act(async () => fireEvent.keyDown(field(), { key: 'Enter' }))
    expect(field().value).toBe('Monday standup !high')
    expect(create).toHaveBeenNthCalledWith(times, 'Monday standup !high', '2026-11-15', new Set(['!high']))
  }
})
