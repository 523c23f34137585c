// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Workspace } from '#contract/workspaces.ts'
import { LabelList } from './LabelList.tsx'

test('labels stand as people count, however the server sorts', () => {
  const labels = ['Bug', 'Sprint 10', 'sprint 9'].map((name) => ({
    _id: name,
    name,
    color: '#888',
    source: 'workspace',
  }))
  render(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>
        <LabelList workspace={{ _id: 'acme', url: 'acme', labels } as unknown as Workspace} mayEdit={false} />
      </QueryClientProvider>
    </MantineProvider>,
  )
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Bug',
    'sprint 9',
    'Sprint 10',
  ])
})
