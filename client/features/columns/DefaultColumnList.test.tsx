// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useToasts } from '#client/core/toast-list.ts'
import { fakeServer, later } from '#client/testing/server.ts'
import type { Workspace } from '#contract/workspaces.ts'
import { DefaultColumnList } from './DefaultColumnList.tsx'

const column = (title: string, position: number) => ({ _id: title, title, type: 'todo', color: '#8a8a8a', position })
const workspace = {
  _id: 'acme',
  url: 'acme',
  defaultColumns: [column('Inbox', 1), column('Doing', 2)],
  columnTypes: [
    { key: 'todo', name: 'To do' },
    { key: 'done', name: 'Done' },
  ],
} as unknown as Workspace

/** Makes a change, leaves before the server refuses it, and answers what one hears of that. */
async function refused(change: () => void, message: string) {
  const refusal = later()
  const server = fakeServer({ 'PUT /api/workspaces/acme/default-columns/Inbox': refusal.answer })
  const { result: toasts } = renderHook(() => useToasts())
  const { unmount } = render(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>
        <DefaultColumnList workspace={workspace} mayEdit />
      </QueryClientProvider>
    </MantineProvider>,
  )
  await act(async () => change())
  await waitFor(() => expect(server.asked).toHaveLength(1))
  unmount()
  await refusal.give(Response.json({ message }, { status: 403 }))
  await waitFor(() => expect(toasts.current.at(-1)).toMatchObject({ message }))
}

test('a refused move is told, also on the next page', () =>
  refused(
    () => fireEvent.keyDown(screen.getByRole('button', { name: 'Move Inbox' }), { key: 'ArrowDown', altKey: true }),
    'You may not move it',
  ))

test('a refused type is told, also on the next page', () =>
  refused(() => {
    fireEvent.click(screen.getByRole('combobox', { name: 'Type of Inbox' }))
    const types = screen.getByRole('listbox', { name: 'Type of Inbox', hidden: true })
    fireEvent.click(within(types).getByRole('option', { name: 'Done', hidden: true }))
  }, 'You may not change it'))
