import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BoardSummary } from '#contract/boards.ts'
import { type Folder, MAX_FOLDER_DEPTH } from '#contract/folders.ts'
import { pathTo } from './path.ts'
import {
  buildTree,
  type Drop,
  dropBoard,
  dropFolder,
  folderWithin,
  mayHoldFolder,
  mayHoldNewFolder,
  stepTo,
  type TreeNode,
  visibleRows,
} from './tree.ts'

const folder = (_id: string, parentFolder: string | null = null, position = 1) =>
  ({ _id, name: _id, parentFolder, position }) as Folder
const board = (_id: string, folderId: string | null = null, position = 1) =>
  ({ _id, title: _id, folderId, position }) as BoardSummary

const shape = (nodes: TreeNode[]): unknown[] =>
  nodes.map((node) => (node.kind === 'folder' ? { [node.id]: shape(node.children) } : node.id))

/** Product (Mobile (ios, android), launch), Growth (site), handbook */
const folders = [folder('product', null, 1), folder('mobile', 'product', 1), folder('growth', null, 2)]
const boards = [
  board('android', 'mobile', 2),
  board('ios', 'mobile', 1),
  board('launch', 'product'),
  board('site', 'growth'),
  board('handbook'),
]
const all = { folders, boards }
const tree = buildTree(folders, boards)

describe('the tree', () => {
  test('has folders first, each kind by position', () => {
    expect(shape(tree)).toEqual([
      { product: [{ mobile: ['ios', 'android'] }, 'launch'] },
      { growth: ['site'] },
      'handbook',
    ])
  })

  test('shows at the top what lies in a folder one cannot see', () => {
    expect(shape(buildTree([folder('inner', 'hidden')], [board('mine', 'hidden')]))).toEqual([{ inner: [] }, 'mine'])
  })

  test('has no rows below a closed folder', () => {
    const rows = visibleRows(tree, (id) => id === 'product')
    expect(rows.map(({ node, level, index, count }) => [node.id, level, index, count])).toEqual([
      ['product', 1, 1, 3],
      ['mobile', 2, 1, 2],
      ['launch', 2, 2, 2],
      ['growth', 1, 2, 3],
      ['handbook', 1, 3, 3],
    ])
  })

  test('knows the way to a folder', () => {
    expect(pathTo(folders, 'mobile').map(({ _id }) => _id)).toEqual(['product', 'mobile'])
    expect(pathTo(folders, null)).toEqual([])
  })
})

describe('a folder', () => {
  const chain = ['a', 'b', 'c', 'd'].map((id, index, ids) => folder(id, ids[index - 1] ?? null))

  test.each([
    ['itself', 'product', 'product', false],
    ['a folder in it', 'mobile', 'product', false],
    ['another folder', 'growth', 'product', true],
    ['the top', null, 'mobile', true],
  ])('goes into %s: %s', (_, parent, id, allowed) => expect(mayHoldFolder(folders, parent, id)).toBe(allowed))

  test('does not go deeper than folders may lie', () => {
    const deep = [...chain, folder('one'), folder('two'), folder('below', 'two')]
    expect(mayHoldFolder(deep, 'd', 'one')).toBe(true)
    expect(mayHoldFolder(deep, 'd', 'two')).toBe(false)
    expect(mayHoldNewFolder(deep, 'd')).toBe(true)
    expect(mayHoldNewFolder([...deep, folder('e', 'd')], 'e')).toBe(false)
  })
})

describe('dropping', () => {
  const place = (parent: string | null, position: number) => expect.objectContaining({ parent, position })

  test.each<[string, string, Drop, unknown]>([
    ['into a folder, at its end', 'handbook', { where: 'into', target: 'mobile' }, place('mobile', 2 + 65_536)],
    ['beside a folder: goes in too', 'handbook', { where: 'before', target: 'growth' }, place('growth', 1 + 65_536)],
    ['before a project', 'handbook', { where: 'before', target: 'ios' }, place('mobile', 1 - 65_536)],
    ['between two', 'handbook', { where: 'after', target: 'ios' }, place('mobile', 1.5)],
    ['to the top', 'ios', { where: 'into', target: null }, place(null, 1 + 65_536)],
    ['where it is', 'ios', { where: 'before', target: 'android' }, null],
    ['on itself', 'ios', { where: 'after', target: 'ios' }, null],
    ['into the folder it is in', 'ios', { where: 'into', target: 'mobile' }, null],
  ])('a project %s', (_, id, drop, expected) => expect(dropBoard(all, id, drop)).toEqual(expected))

  test.each<[string, string, Drop, unknown]>([
    ['into another', 'growth', { where: 'into', target: 'product' }, place('product', 1 + 65_536)],
    ['before another', 'growth', { where: 'before', target: 'product' }, place(null, 1 - 65_536)],
    ['on a project: into its folder', 'growth', { where: 'before', target: 'ios' }, place('mobile', 65_536)],
    ['into a folder in it', 'product', { where: 'into', target: 'mobile' }, null],
    ['on itself', 'product', { where: 'into', target: 'product' }, null],
    ['where it is', 'product', { where: 'before', target: 'growth' }, null],
  ])('a folder %s', (_, id, drop, expected) => expect(dropFolder(all, id, drop)).toEqual(expected))

  test('says which place it is among its kind, folders and projects apart', () => {
    const drop: Drop = { where: 'before', target: 'android' }
    expect(dropBoard(all, 'handbook', drop)).toMatchObject({ place: 2, count: 3 })
    expect(dropFolder(all, 'mobile', { where: 'after', target: 'product' })).toMatchObject({ place: 2, count: 3 })
    expect(dropBoard(all, 'site', { where: 'into', target: null })).toMatchObject({ place: 2, count: 2 })
  })
})

describe('by keyboard', () => {
  test.each<[string, Parameters<typeof stepTo>[3], Drop | null]>([
    ['android', 'up', { where: 'before', target: 'ios' }],
    ['android', 'down', null],
    ['growth', 'up', { where: 'before', target: 'product' }],
    ['launch', 'in', { where: 'into', target: 'mobile' }],
    ['growth', 'in', { where: 'into', target: 'product' }],
    ['mobile', 'out', { where: 'after', target: 'product' }],
    ['ios', 'out', { where: 'into', target: 'product' }],
    ['handbook', 'out', null],
  ])('%s %s', (id, step, expected) => expect(stepTo(tree, folders, id, step)).toEqual(expected))
})

describe('whatever is dropped wherever', () => {
  const ids = ['f0', 'f1', 'f2', 'f3', 'f4', 'f5', 'f6']
  /** Each folder may lie in one named before it, so that the tree has no circle to begin with. */
  const anyFolders = fc
    .tuple(...ids.map((_, index) => fc.option(fc.nat({ max: Math.max(index - 1, 0) }), { nil: null })))
    .map((parents) => {
      const made: Folder[] = []
      for (const [index, parent] of parents.entries()) {
        const wanted = index > 0 && parent !== null ? ids[parent]! : null
        made.push(folder(ids[index]!, mayHoldNewFolder(made, wanted) ? wanted : null, index))
      }
      return made
    })
  const anyDrop = fc.record({ where: fc.constantFrom('before', 'after', 'into'), target: fc.constantFrom(...ids) })

  test('no folder ends up below itself, too deep, or lost', () => {
    fc.assert(
      fc.property(anyFolders, fc.constantFrom(...ids), anyDrop, (made, id, drop) => {
        const move = dropFolder({ folders: made, boards: [] }, id, drop as Drop)
        if (!move) return
        const after = made.map((each) => (each._id === id ? { ...each, parentFolder: move.parent } : each))
        expect(visibleRows(buildTree(after, []), () => true)).toHaveLength(ids.length)
        expect(Math.max(...ids.map((each) => pathTo(after, each).length))).toBeLessThanOrEqual(MAX_FOLDER_DEPTH)
        expect(folderWithin(after, id).has(move.parent ?? '')).toBe(false)
      }),
    )
  })
})
