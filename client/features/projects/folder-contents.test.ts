import { expect, test } from 'vitest'
import type { BoardSummary } from '#contract/boards.ts'
import type { Folder } from '#contract/folders.ts'
import { boardsWithin, contentWords, peopleOn } from './folder-contents.ts'

const folders = [
  { _id: 'product', parentFolder: null },
  { _id: 'mobile', parentFolder: 'product' },
  { _id: 'growth', parentFolder: null },
] as Folder[]
const on = (...names: string[]) => names.map((name) => ({ user: { _id: name, name } }))
const boards = [
  { _id: 'ios', folderId: 'mobile', members: on('ada', 'bo') },
  { _id: 'launch', folderId: 'product', members: on('bo') },
  { _id: 'site', folderId: 'growth', members: on('cy') },
  { _id: 'handbook', folderId: null, members: on('ada') },
] as unknown as BoardSummary[]

test('a folder holds what lies in the folders in it', () => {
  expect(boardsWithin(folders, boards, 'product').map(({ _id }) => _id)).toEqual(['ios', 'launch'])
})

test('people are named once, the busiest first', () => {
  expect(peopleOn(boardsWithin(folders, boards, 'product')).map(({ name }) => name)).toEqual(['bo', 'ada'])
})

test.each([
  [1, 0, '1 project'],
  [0, 2, '0 projects and 2 folders'],
  [3, 1, '3 projects and 1 folder'],
])('%i and %i', (projects, subfolders, words) => expect(contentWords(projects, subfolders)).toBe(words))
