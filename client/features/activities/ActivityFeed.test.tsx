// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { sessionState } from '#client/core/session-state.ts'
import type { Activity } from '#contract/activities.ts'
import type { User } from '#contract/people.ts'
import { ActivityFeed } from './ActivityFeed.tsx'

vi.mock('@tanstack/react-router', () => ({ Link: 'a' }))

beforeEach(() => {
  cleanup()
  sessionState.keepUser({ _id: 'ada', name: 'Ada' } as User)
})

const renamed: Activity = {
  _id: '1',
  type: 'board-updated',
  actor: null,
  via: null,
  at: '2026-11-15T08:00:00.000Z',
  workspace: { _id: 'w', name: 'Acme', url: 'acme' },
  board: { _id: 'b', title: 'Launch' },
  payload: {},
}

test.each([
  [undefined, 'Acme'],
  ['workspace' as const, 'Launch'],
  ['project' as const, null],
])('a line says where it happened unless the page does: %s', (within, place) => {
  render(<ActivityFeed activities={[renamed]} within={within} />)
  expect(['Acme', 'Launch'].filter((name) => screen.queryByText(name))).toEqual(place ? [place] : [])
})
