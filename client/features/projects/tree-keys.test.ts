import { expect, test } from 'vitest'
import { buildTree, visibleRows } from '#client/features/folders/tree.ts'
import type { BoardSummary } from '#contract/boards.ts'
import type { Folder } from '#contract/folders.ts'
import { type TreeCommand, treeCommand } from './tree-keys.ts'

const folders = [{ _id: 'product', name: 'Product', parentFolder: null, position: 1 }] as Folder[]
const boards = [
  { _id: 'ios', title: 'iOS app', folderId: 'product', position: 1 },
  { _id: 'handbook', title: 'Handbook', folderId: null, position: 1 },
] as BoardSummary[]
const opened = visibleRows(buildTree(folders, boards), () => true)
const closed = visibleRows(buildTree(folders, boards), () => false)
const plain = { altKey: false, shiftKey: false, ctrlKey: false, metaKey: false }

test.each<[string, string, TreeCommand | null]>([
  ['ArrowDown', 'product', { do: 'focus', id: 'ios' }],
  ['ArrowUp', 'product', null],
  ['ArrowRight', 'product', { do: 'focus', id: 'ios' }],
  ['ArrowLeft', 'product', { do: 'close', id: 'product' }],
  ['ArrowLeft', 'ios', { do: 'focus', id: 'product' }],
  ['ArrowRight', 'ios', null],
  ['End', 'product', { do: 'focus', id: 'handbook' }],
  ['Home', 'handbook', { do: 'focus', id: 'product' }],
  ['Enter', 'ios', { do: 'visit', id: 'ios' }],
  ['Enter', 'product', { do: 'close', id: 'product' }],
  ['F2', 'ios', { do: 'rename', id: 'ios' }],
  ['h', 'product', { do: 'focus', id: 'handbook' }],
  ['Tab', 'product', null],
])('%s on %s', (key, id, command) => {
  expect(treeCommand(opened, id, id === 'product', { ...plain, key })).toEqual(command)
})

test('a closed folder opens before one goes into it', () => {
  expect(treeCommand(closed, 'product', false, { ...plain, key: 'ArrowRight' })).toEqual({ do: 'open', id: 'product' })
})

test('with Alt the row moves; with other keys held the browser decides', () => {
  expect(treeCommand(opened, 'handbook', false, { ...plain, altKey: true, key: 'ArrowRight' })).toEqual({
    do: 'move',
    id: 'handbook',
    step: 'in',
  })
  expect(treeCommand(opened, 'handbook', false, { ...plain, ctrlKey: true, key: 'p' })).toBeNull()
})
