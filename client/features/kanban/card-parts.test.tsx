// @vitest-environment happy-dom

import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BoardStore } from '#client/features/tasks/board-store.ts'
import { newCard } from '#client/features/tasks/new-card.ts'
import { type CardProperties, cardProperties } from '#contract/boards.ts'
import type { ShownCard } from '#contract/open-blockers.ts'
import { CardFoot } from './CardFoot.tsx'
import { hasFoot } from './card-parts.ts'
import { spokenTask } from './spoken-task.ts'

const properties = Object.fromEntries(cardProperties.map((name) => [name, true])) as CardProperties
const around = { labels: new Map(), people: new Map(), day: '2026-11-18' }
const fire = { ...newCard(new BoardStore('board'), { columnId: 'todo', title: 'Light the fire' }), blockers: ['wood'] }

test.each([
  ['is finished', { ...fire, completedAt: '2026-11-17T12:00:00.000Z' }],
  ['waits only for finished ones', { ...fire, finishedBlockers: 1 }],
])('a task that %s is blocked no more, on its card and in words', (_, done) => {
  const foot = (task: ShownCard) => <CardFoot task={task} properties={properties} day={around.day} />
  const { rerender, unmount } = render(foot(fire))
  expect(screen.getByTitle('Blocked by').textContent).toBe('1')
  rerender(foot(done))
  expect(screen.queryByTitle('Blocked by')).toBeNull()
  expect([fire, done].map((task) => hasFoot(task, properties))).toEqual([true, false])
  expect([fire, done].map((task) => spokenTask(task, false, around).includes('blocked'))).toEqual([true, false])
  unmount()
})
