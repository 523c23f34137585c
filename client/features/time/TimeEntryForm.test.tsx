// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeServer } from '#client/testing/server.ts'
import type { TimeEntry } from '#contract/time.ts'
import { TimeEntryForm } from './TimeEntryForm.tsx'

const entry = {
  _id: 'entry',
  startTime: new Date(2026, 10, 17, 9, 30, 41).toISOString(),
  duration: 5 * 60 + 37,
  description: '',
} as TimeEntry

afterEach(cleanup)

function correct(fields: Record<string, string>, answer: object = { timeEntry: entry }) {
  const sent: object[] = []
  fakeServer({
    'PUT /api/tasks/task/time/entry': (body) => {
      sent.push(body)
      return answer
    },
  })
  const onClose = vi.fn()
  render(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>
        <TimeEntryForm taskId="task" entry={entry} onClose={onClose} />
      </QueryClientProvider>
    </MantineProvider>,
  )
  for (const [label, value] of Object.entries(fields))
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  return { sent, onClose }
}

test('Escape leaves the form, and not what it stands in', async () => {
  const around = vi.fn()
  const onClose = vi.fn()
  render(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>
        <TimeEntryForm taskId="task" onClose={onClose} />
      </QueryClientProvider>
    </MantineProvider>,
  )
  const hear = (event: KeyboardEvent) => around(event.defaultPrevented)
  window.addEventListener('keydown', hear)
  fireEvent.keyDown(screen.getByLabelText('Duration'), { key: 'Escape' })
  window.removeEventListener('keydown', hear)
  expect(onClose).toHaveBeenCalledOnce()
  expect(around).toHaveBeenCalledWith(true)
})

test('a corrected note leaves the time to the second as it was', async () => {
  const { sent, onClose } = correct({ 'What was done': 'Chopped wood' })
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent).toEqual([{ description: 'Chopped wood' }])
})

test('a corrected time is sent', async () => {
  const { sent, onClose } = correct({ Duration: '10m', From: '09:15' })
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  const startTime = new Date(2026, 10, 17, 9, 15).toISOString()
  expect(sent).toEqual([{ description: '', duration: 600, startTime }])
})

test('one that could not be corrected says so', async () => {
  correct({ Duration: '10m' }, Response.json({}, { status: 500 }))
  await screen.findByText('Failed to update time entry')
})
