import type { Folder } from '#contract/folders.ts'
import type { HearthEvent } from '#server/core/event.ts'

export const folderCreated = ({ _id, name, workspaceId }: Folder): HearthEvent => ({
  type: 'folder-created',
  workspaceId,
  payload: { folderId: _id, name },
  changes: ['folders'],
})

export const folderUpdated = (folder: Folder, before: Folder): HearthEvent => ({
  type: folder.parentFolder === before.parentFolder ? 'folder-updated' : 'folder-moved',
  workspaceId: folder.workspaceId,
  payload: { folderId: folder._id, name: folder.name, color: folder.color, parentFolder: folder.parentFolder },
  before: { name: before.name, color: before.color, parentFolder: before.parentFolder, position: before.position },
  changes: ['folders', 'members'],
})

export const folderDeleted = ({ _id, name, workspaceId }: Folder): HearthEvent => ({
  type: 'folder-deleted',
  workspaceId,
  payload: { folderId: _id, name },
  changes: ['folders', 'boards', 'members'],
})

export const foldersReordered = (workspaceId: string): HearthEvent => ({
  type: 'folders-reordered',
  workspaceId,
  payload: {},
  changes: ['folders'],
})
