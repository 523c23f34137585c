import type { Folder } from '#contract/folders.ts'

export interface FolderChoice {
  folder: Folder
  depth: number
}

/** Every folder below its parent, as a list to choose from. */
export function folderChoices(folders: Folder[], parent: string | null = null, depth = 0): FolderChoice[] {
  const known = new Set(folders.map(({ _id }) => _id))
  const isHere = ({ parentFolder }: Folder) =>
    parent === null ? parentFolder === null || !known.has(parentFolder) : parentFolder === parent
  return folders
    .filter(isHere)
    .toSorted((one, other) => one.position - other.position)
    .flatMap((folder) => [{ folder, depth }, ...folderChoices(folders, folder._id, depth + 1)])
}
