// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { beforeEach, expect, test, vi } from 'vitest'
import { act, cleanup, fireEvent, render, screen } from '#client/testing/react.ts'
import { DayComposer } from './DayComposer.tsx'
import { Draft } from './draft.ts'
import { CalendarContext, type CalendarView } from './view.ts'

beforeEach(() => {
  cleanup()
  sessionStorage.clear()
})

function open(create: (line: string, day: string) => Promise<boolean> = async () => true) {
  const onClose = vi.fn()
  const view = { create, draft: new Draft('board'), newTasksGoTo: 'To do' } as unknown as CalendarView
  const { unmount } = render(
    <MantineProvider>
      <CalendarContext value={view}>
        <DayComposer day="2026-11-15" onClose={onClose} />
      </CalendarContext>
    </MantineProvider>,
  )
  return { onClose, unmount }
}

const field = () => screen.getByRole<HTMLInputElement>('textbox')
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
