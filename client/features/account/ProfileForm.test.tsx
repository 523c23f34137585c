// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { sessionState } from '#client/core/session-state.ts'
import { fakeServer, later } from '#client/testing/server.ts'
import type { User } from '#contract/people.ts'
import { ProfileForm } from './ProfileForm.tsx'

vi.mock('@tanstack/react-router', () => ({ Link: 'a', useBlocker: () => ({ status: 'idle' }) }))

const ada = {
  _id: 'ada',
  name: 'Ada',
  username: 'ada',
  email: 'ada@example.com',
  role: 'Engineer',
  timezone: null,
  avatar: null,
  avatarThumbnail: null,
  version: 1,
} as unknown as User

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, words: string) => fireEvent.change(field(label), { target: { value: words } })

test('what is typed while the profile is being saved stays, and can be saved next', async () => {
  const reply = later()
  fakeServer({ 'PUT /api/me': reply.answer })
  sessionState.keepUser(ada)
  render(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>
        <ProfileForm />
      </QueryClientProvider>
    </MantineProvider>,
  )
  type('Name', 'Ada Lovelace')
  fireEvent.click(screen.getByRole('button', { name: /Save/ }))
  type('Job title', 'Countess')
  await reply.give({ user: { ...ada, name: 'Ada Lovelace', version: 2 } })
  await waitFor(() => expect(screen.getByRole('button', { name: /Save/ })).not.toHaveProperty('disabled', true))
  expect(field('Name').value).toBe('Ada Lovelace')
  expect(field('Job title').value).toBe('Countess')
})
