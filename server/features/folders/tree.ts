// Rules of the folder tree, as pure functions over all folders of a workspace.
import { type Folder, MAX_FOLDER_DEPTH } from '#contract/folders.ts'
import { t } from '#contract/texts.ts'
import { conflict } from '#server/core/errors.ts'

type Branch = Pick<Folder, '_id' | 'parentFolder'>

type Tree = ReadonlyMap<string, Branch>

const byId = (folders: Branch[]): Tree => new Map(folders.map((folder) => [folder._id, folder]))

/** From a folder up to the top, itself first. */
function* upwards(tree: Tree, id: string): Generator<Branch> {
  // A circle is told of once, by coming back to where one was; nobody walks in it for ever.
  const seen = new Set<string>()
  for (let at = tree.get(id); at; at = at.parentFolder === null ? undefined : tree.get(at.parentFolder)) {
    yield at
    if (seen.has(at._id)) return
    seen.add(at._id)
  }
}

/** Refuses a tree in which a folder stands in itself or too deep. */
export function requireSound(folders: Branch[]) {
  const tree = byId(folders)
  for (const folder of folders) {
    const seen = new Set<string>()
    for (const { _id } of upwards(tree, folder._id)) {
      if (seen.has(_id)) throw conflict('cycle', t`A folder cannot be moved into itself or one of its own folders`)
      seen.add(_id)
    }
    if (seen.size > MAX_FOLDER_DEPTH)
      throw conflict('too_deep', () => t`Folders can be nested at most ${MAX_FOLDER_DEPTH} deep`)
  }
}

/** The folders on the way from the top to the given ones. */
export const leadingTo = <F extends Branch>(folders: F[], ids: string[]) => {
  const tree = byId(folders)
  const needed = new Set(ids.flatMap((id) => [...upwards(tree, id)].map(({ _id }) => _id)))
  return folders.filter(({ _id }) => needed.has(_id))
}
