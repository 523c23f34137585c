// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ProjectsToolbar } from './ProjectsToolbar.tsx'
import type { ProjectsSearch } from './projects-search-params.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** The address as it is told to the field, and what the field wants of it. */
function open(search: ProjectsSearch) {
  const wanted: (string | undefined)[] = []
  const toolbar = (now: ProjectsSearch) => (
    <ProjectsToolbar search={now} onSearch={({ q }) => wanted.push(q)} view="grid" onView={() => {}} />
  )
  const { rerender } = render(toolbar(search))
  return { wanted, goTo: (now: ProjectsSearch) => rerender(toolbar(now)) }
}
const field = () => screen.getByRole<HTMLInputElement>('searchbox')
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const pause = () => act(() => vi.advanceTimersByTime(200))

test('the field follows the address, back and forth', () => {
  const { wanted, goTo } = open({})
  type('launch')
  pause()
  expect(wanted).toEqual(['launch'])
  goTo({ q: 'launch' })
  goTo({})
  expect(field().value).toBe('')
  goTo({ q: 'launch' })
  expect(field().value).toBe('launch')
  pause()
  expect(wanted).toEqual(['launch'])
})

test('whoever types on while the address is changing loses no letter', () => {
  const { wanted, goTo } = open({})
  type('lau')
  pause()
  type('laun')
  goTo({ q: 'lau' })
  expect(field().value).toBe('laun')
  pause()
  expect(wanted).toEqual(['lau', 'laun'])
})
