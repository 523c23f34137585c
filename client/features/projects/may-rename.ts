import { mayEditBoard } from '#client/features/boards/may.ts'
import type { TreeNode } from '#client/features/folders/tree.ts'
import { mayCreateFolders } from '#client/features/workspaces/may.ts'
import type { Workspace } from '#contract/workspaces.ts'

export const mayRename = (workspace: Workspace, node: TreeNode) =>
  node.kind === 'folder' ? mayCreateFolders(workspace) : mayEditBoard(node.board)
