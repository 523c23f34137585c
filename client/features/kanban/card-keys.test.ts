// @vitest-environment happy-dom
import type { KeyboardEvent } from 'react'
import { expect, test } from 'vitest'
import { onCardKey } from './card-keys.ts'
import { type Cell, Cells } from './cells.ts'
import { Selection } from './selection.ts'
import type { View } from './view.ts'

interface Drawn {
  lane: string | null
  rows: [id: string, group?: string][]
}

/** Cells of one column from top to bottom, with every card in the page. */
function board(drawn: Drawn[]) {
  document.body.innerHTML = ''
  const root = document.body.appendChild(document.createElement('div'))
  const cells = new Cells()
  for (const { lane, rows } of drawn) {
    const element = root.appendChild(document.createElement('div'))
    element.dataset.cell = ''
    for (const [id, group] of rows) {
      const card = element.appendChild(document.createElement('article'))
      card.tabIndex = -1
      card.id = [lane, group, id].filter(Boolean).join(':')
      card.dataset.task = id
      if (group) card.dataset.group = group
    }
    const cell: Cell = {
      columnId: 'todo',
      lane,
      element,
      ids: () => rows.map(([id]) => id),
      groupAt: (index) => rows[index]?.[1] ?? null,
      reveal() {},
      landing: () => ({ index: 0, top: 0 }),
    }
    cells.add(cell)
  }
  const view = {
    selection: new Selection(),
    cells,
    mayEdit: false,
    awaited: { current: null },
    store: { order: ['todo'] },
  } as unknown as View
  root.addEventListener('keydown', (event) => onCardKey(view, event as unknown as KeyboardEvent))
  return (from: string, keys: string[]) => {
    document.getElementById(from)!.focus()
    return keys.map((key) => {
      document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
      return document.activeElement!.id
    })
  }
}

test('in the list, arrows go past a task that stands in two groups', () => {
  const rows: Drawn['rows'] = [
    ['one', 'bug'],
    ['both', 'bug'],
    ['both', 'idea'],
    ['two', 'idea'],
  ]
  const press = board([{ lane: null, rows }])
  expect(press('bug:one', ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown'])).toEqual([
    'bug:both',
    'idea:both',
    'idea:two',
    'idea:two',
  ])
  expect(press('idea:two', ['ArrowUp', 'ArrowUp', 'Home', 'End'])).toEqual([
    'idea:both',
    'bug:both',
    'bug:one',
    'idea:two',
  ])
})

test('on a board in rows, arrows stay in the row they are in', () => {
  const press = board([
    { lane: 'ada', rows: [['one'], ['both']] },
    { lane: 'bo', rows: [['both'], ['two'], ['three']] },
  ])
  expect(press('ada:both', ['ArrowDown', 'ArrowDown', 'ArrowDown'])).toEqual(['bo:both', 'bo:two', 'bo:three'])
  expect(press('bo:two', ['ArrowUp', 'ArrowUp', 'ArrowUp'])).toEqual(['bo:both', 'ada:both', 'ada:one'])
})
