import { buildTree, visibleRows } from '#client/features/folders/tree.ts'
import type { Folder } from '#contract/folders.ts'

export interface FolderChoice {
  folder: Folder
  depth: number
  /** From the top down to the folder itself: two may have the same name. */
  path: Folder[]
}

/** Every folder below its parent, as a list to choose from. */
export function folderChoices(folders: Folder[]): FolderChoice[] {
  const path: Folder[] = []
  return visibleRows(buildTree(folders, []), () => true).flatMap(({ node, level }) => {
    if (node.kind !== 'folder') return []
    path.splice(level - 1, path.length, node.folder)
    return [{ folder: node.folder, depth: level - 1, path: [...path] }]
  })
}
