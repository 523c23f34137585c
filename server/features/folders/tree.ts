// Rules of the folder tree, as pure functions over all folders of a workspace.
import { type Folder, MAX_FOLDER_DEPTH } from '#contract/folders.ts'
import { conflict } from '#server/core/errors.ts'

export type Branch = Pick<Folder, '_id' | 'parentFolder'>

/** From a folder up to the top, itself first. */
function* upwards(tree: Branch[], id: string | null): Generator<Branch> {
  const byId = new Map(tree.map((folder) => [folder._id, folder]))
  for (let at = id; at !== null; ) {
    const folder = byId.get(at)
    if (!folder) return
    yield folder
    at = folder.parentFolder
  }
}

/** Refuses a tree in which a folder stands in itself or too deep. */
export function requireSound(tree: Branch[]) {
  for (const folder of tree) {
    const seen = new Set<string>()
    for (const { _id } of upwards(tree, folder._id)) {
      if (seen.has(_id)) throw conflict('cycle', 'A folder cannot be moved into itself or one of its own folders')
      seen.add(_id)
    }
    if (seen.size > MAX_FOLDER_DEPTH)
      throw conflict('too_deep', `Folders can be nested at most ${MAX_FOLDER_DEPTH} deep`)
  }
}

/** The folders on the way from the top to the given ones. */
export const leadingTo = <F extends Branch>(tree: F[], ids: string[]) => {
  const needed = new Set(ids.flatMap((id) => [...upwards(tree, id)].map(({ _id }) => _id)))
  return tree.filter(({ _id }) => needed.has(_id))
}
