import type { Folder } from '#contract/folders.ts'

/** From the top down to the folder itself. */
export function pathTo(folders: Folder[], folderId: string | null): Folder[] {
  const byId = new Map(folders.map((folder) => [folder._id, folder]))
  const path: Folder[] = []
  for (let at = byId.get(folderId ?? ''); at && !path.includes(at); at = byId.get(at.parentFolder ?? ''))
    path.unshift(at)
  return path
}
