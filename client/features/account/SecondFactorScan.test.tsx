// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer } from '#client/testing/server.ts'
import { SecondFactorScan } from './SecondFactorScan.tsx'

test('whoever tries again after a failure is asked for their password too', async () => {
  const refusals = [
    { status: 503, code: 'unavailable', message: 'Not now' },
    { status: 403, code: 'password_required', message: 'Say your password' },
  ]
  fakeServer({
    'POST /api/me/totp': () => {
      const { status, ...said } = refusals.shift()!
      return Response.json(said, { status })
    },
  })
  render(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>
        <SecondFactorScan onConfirmed={() => {}} onCancel={() => {}} />
      </QueryClientProvider>
    </MantineProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByLabelText('Your password')).toBeDefined()
})
