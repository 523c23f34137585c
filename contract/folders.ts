// Folders hold projects and further folders. They belong to the workspace: everybody sees the same tree.
import { z } from 'zod'
import { Color } from './colors.ts'
import { endpoint } from './endpoint.ts'
import { Id, line, Moment } from './fields.ts'
import { Position } from './positions.ts'
import { t } from './texts.ts'

/** A folder at the top is at depth one. */
export const MAX_FOLDER_DEPTH = 5
export const MAX_FOLDERS = 500

export const Folder = z.object({
  _id: z.string(),
  name: z.string(),
  color: z.string(),
  parentFolder: z.string().nullable(),
  position: z.number(),
  workspaceId: z.string(),
  createdAt: Moment,
  updatedAt: Moment,
  version: z.number(),
})
export type Folder = z.infer<typeof Folder>

const Name = line(t`The folder’s name`, 80)
const FolderReply = z.object({ folder: Folder })

export const foldersApi = {
  listFolders: endpoint('GET /api/folders', {
    access: 'member',
    summary: 'The folders of a workspace. Guests and clients see those that lead to their projects.',
    input: z.object({ workspaceId: Id }),
    output: z.object({ folders: z.array(Folder) }),
  }),
  createFolder: endpoint('POST /api/folders', {
    access: 'member',
    status: 201,
    summary: 'Create a folder, at the end of its parent unless a position is given.',
    input: z.object({
      workspaceId: Id,
      name: Name,
      color: Color.default('gray'),
      parentFolder: Id.nullable().default(null),
      position: Position.optional(),
    }),
    output: FolderReply,
  }),
  updateFolder: endpoint('PUT /api/folders/:folderId', {
    access: 'member',
    summary: 'Rename, recolour or move a folder.',
    input: z.object({
      folderId: Id,
      name: Name.optional(),
      color: Color.optional(),
      parentFolder: Id.nullable().optional(),
      position: Position.optional(),
      version: z.int().optional(),
    }),
    output: FolderReply,
  }),
  deleteFolder: endpoint('DELETE /api/folders/:folderId', {
    access: 'member',
    summary: 'Delete a folder. What it holds moves to its parent.',
    input: z.object({ folderId: Id }),
    output: FolderReply,
  }),
  reorderFolders: endpoint('PUT /api/folders/reorder', {
    access: 'member',
    summary: 'Place several folders at once; one with a parentFolder moves there too.',
    input: z.object({
      workspaceId: Id,
      items: z
        .array(z.object({ id: Id, position: Position, parentFolder: Id.nullable().optional() }))
        .min(1, { error: () => t`Name at least one folder` })
        .max(MAX_FOLDERS),
    }),
    output: z.object({ folders: z.array(Folder) }),
  }),
}
