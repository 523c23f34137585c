// @vitest-environment happy-dom
import { MantineProvider, Menu } from '@mantine/core'
import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BoardStore } from '#client/features/tasks/board-store.ts'
import type { TaskCard } from '#contract/tasks.ts'
import { BulkToggles } from './BulkToggles.tsx'
import { type View, ViewContext } from './view.ts'

const people = [
  { _id: 'ada', name: 'Ada' },
  { _id: 'bo', name: 'Bo' },
]
const task = (members: string[], version: number) =>
  ({
    _id: 'fire',
    columnId: 'todo',
    position: 1,
    members,
    version,
    blockers: [],
    activeTimers: [],
  }) as unknown as TaskCard

test('one member in the place of another is noticed while the menu is open', async () => {
  const store = new BoardStore('launch')
  store.hydrate({ tasks: [task(['ada'], 1)], columns: [], seq: 1 })
  render(
    <MantineProvider env="test">
      <ViewContext value={{ store } as View}>
        <Menu opened>
          <Menu.Dropdown>
            <BulkToggles ids={['fire']} field="members" options={people} />
          </Menu.Dropdown>
        </Menu>
      </ViewContext>
    </MantineProvider>,
  )
  const isTicked = (name: RegExp) => screen.getByRole('menuitemcheckbox', { name }).getAttribute('aria-checked')
  expect([isTicked(/Ada/), isTicked(/Bo/)]).toEqual(['true', 'false'])
  act(() => store.hydrate({ tasks: [task(['bo'], 2)], columns: [], seq: 2 }))
  expect([isTicked(/Ada/), isTicked(/Bo/)]).toEqual(['false', 'true'])
})
