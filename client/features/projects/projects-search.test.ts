import { expect, test } from 'vitest'
import type { BoardSummary } from '#contract/boards.ts'
import type { Folder } from '#contract/folders.ts'
import { projectsShown } from './projects-search.ts'
import { type ProjectsSearch, readProjectsSearch } from './projects-search-params.ts'

const folders = [
  { _id: 'growth', parentFolder: null, position: 2 },
  { _id: 'product', parentFolder: null, position: 1 },
] as Folder[]

const board = (title: string, changes: Partial<BoardSummary> = {}) =>
  ({
    _id: title,
    title,
    key: title.slice(0, 3).toUpperCase(),
    status: 'active',
    favorite: false,
    folderId: null,
    position: 1,
    openedAt: null,
    ...changes,
  }) as BoardSummary

const boards = [
  board('Handbook', { position: 2 }),
  board('Atlas', { folderId: 'growth', favorite: true }),
  board('Launch 10', { folderId: 'product', position: 2, openedAt: '2026-11-02T08:00:00.000Z', key: 'HRT' }),
  board('Launch 9', { folderId: 'product', position: 1, openedAt: '2026-11-01T08:00:00.000Z' }),
  board('Old', { status: 'archived' }),
]

test.each<[ProjectsSearch, string[]]>([
  [{}, ['Handbook']],
  [{ folder: 'product' }, ['Launch 9', 'Launch 10']],
  [{ show: 'favorites' }, ['Atlas']],
  [{ show: 'archived' }, ['Old']],
  [{ show: 'all' }, ['Launch 9', 'Launch 10', 'Atlas', 'Old', 'Handbook']],
  [{ q: 'launch' }, ['Launch 9', 'Launch 10']],
  [{ q: 'hrt' }, ['Launch 10']],
  [{ q: 'launch', sort: 'name' }, ['Launch 9', 'Launch 10']],
  [{ q: 'a', sort: 'opened' }, ['Launch 10', 'Launch 9', 'Atlas', 'Handbook']],
  [{ q: 'nothing like it' }, []],
])('%j shows %j', (search, titles) => {
  expect(projectsShown({ folders, boards }, search).map(({ title }) => title)).toEqual(titles)
})

test('an address with nonsense in it is read as the usual view', () => {
  expect(readProjectsSearch({ show: 'everything', sort: 4, q: '', folder: '' })).toEqual({})
  expect(readProjectsSearch({ show: 'archived', sort: 'name', q: 'x' })).toEqual({
    show: 'archived',
    sort: 'name',
    q: 'x',
  })
})
