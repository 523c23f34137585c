// How folders look after a change, whether this tab asks for it or the server tells.
import type { BoardSummary } from '#contract/boards.ts'
import type { Folder } from '#contract/folders.ts'

export type FolderChanges = { [Field in 'name' | 'color' | 'parentFolder' | 'position']?: Folder[Field] | undefined }

/** What is not named stays. */
function changeFolder(folder: Folder, changes: FolderChanges): Folder {
  const { name = folder.name, color = folder.color, position = folder.position, parentFolder } = changes
  return { ...folder, name, color, position, ...(parentFolder !== undefined && { parentFolder }) }
}

export const changeInFolders = (folders: Folder[], folderId: string, changes: FolderChanges): Folder[] =>
  folders.map((folder) => (folder._id === folderId ? changeFolder(folder, changes) : folder))

export const withFolder = (folders: Folder[], folder: Folder): Folder[] =>
  folders.some(({ _id }) => _id === folder._id)
    ? folders.map((known) => (known._id === folder._id ? folder : known))
    : [...folders, folder]

/** What a deleted folder holds moves to its parent. */
export function withoutFolder(folders: Folder[], folderId: string): Folder[] {
  const parent = parentOf(folders, folderId)
  return folders
    .filter(({ _id }) => _id !== folderId)
    .map((folder) => (folder.parentFolder === folderId ? { ...folder, parentFolder: parent } : folder))
}

export const boardsWithoutFolder = (boards: BoardSummary[], folderId: string, parent: string | null) =>
  boards.map((board) => (board.folderId === folderId ? { ...board, folderId: parent } : board))

export const parentOf = (folders: Folder[], folderId: string): string | null =>
  folders.find(({ _id }) => _id === folderId)?.parentFolder ?? null
