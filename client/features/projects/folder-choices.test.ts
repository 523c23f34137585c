import { expect, test } from 'vitest'
import type { Folder } from '#contract/folders.ts'
import { folderChoices } from './folder-choices.ts'

const folder = (_id: string, parentFolder: string | null, position: number) =>
  ({ _id, name: _id, parentFolder, position }) as Folder

test('every folder stands below its parent with the way to it; one whose parent is not to be seen stands at the top', () => {
  const folders = [
    folder('web', 'product', 2),
    folder('garden', null, 2),
    folder('shop', 'web', 1),
    folder('mobile', 'product', 1),
    folder('product', null, 1),
    folder('lost', 'nowhere', 3),
  ]
  expect(folderChoices(folders).map(({ depth, path }) => [depth, path.map(({ name }) => name).join(' / ')])).toEqual([
    [0, 'product'],
    [1, 'product / mobile'],
    [1, 'product / web'],
    [2, 'product / web / shop'],
    [0, 'garden'],
    [0, 'lost'],
  ])
})
