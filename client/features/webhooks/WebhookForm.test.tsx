// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeServer } from '#client/testing/server.ts'
import { webhooksQuery } from './data.ts'
import { WebhookForm } from './WebhookForm.tsx'

const place = { workspaceId: 'acme', boardId: null }
const webhook = { _id: 'hook', board: null, name: 'Team chat', url: 'https://example.com', events: ['task.created'] }

function FirstWebhook({ onClose }: { onClose(): void }) {
  const { data } = useQuery(webhooksQuery(place))
  return data?.[0] ? <WebhookForm place={place} webhook={data[0]} onMade={() => {}} onClose={onClose} /> : null
}

test('whoever was told that somebody else was faster can save after that', async () => {
  let version = 1
  fakeServer({
    'GET /api/workspaces/acme/webhooks': () => ({ webhooks: [{ ...webhook, version }] }),
    'PUT /api/webhooks/hook': (sent) =>
      sent.version === version
        ? { webhook: { ...webhook, version } }
        : Response.json({ code: 'version_conflict', message: 'Somebody was faster' }, { status: 409 }),
  })
  const onClose = vi.fn()
  render(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>
        <FirstWebhook onClose={onClose} />
      </QueryClientProvider>
    </MantineProvider>,
  )
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Other chat' } })
  version = 2
  const save = screen.getByRole('button', { name: 'Save changes' })
  fireEvent.click(save)
  await screen.findByText('Somebody was faster')
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Other chat')
  await waitFor(() => {
    fireEvent.click(save)
    expect(onClose).toHaveBeenCalled()
  })
})
