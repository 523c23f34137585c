// The tree of folders and projects, and where things may go in it. Folders come first on every level, projects after them;
// each kind has an order of its own.
import type { BoardSummary } from '#contract/boards.ts'
import { type Folder, MAX_FOLDER_DEPTH } from '#contract/folders.ts'
import { positionBetween } from '#contract/positions.ts'
import { pathTo } from './path.ts'

interface FolderNode {
  kind: 'folder'
  id: string
  folder: Folder
  children: TreeNode[]
}
interface BoardNode {
  kind: 'board'
  id: string
  board: BoardSummary
}
export type TreeNode = FolderNode | BoardNode

/** Where a folder or project is to stand: in which folder (null is the top), and at which number. */
export interface Move {
  parent: string | null
  position: number
  /** Which of how many of its kind there, as screen readers tell it. */
  place: number
  count: number
}

/** Before or after a sibling of it, or into a folder. */
export type Drop = { where: 'before' | 'after' | 'into'; target: string } | { where: 'into'; target: null }

type Placed = { _id: string; position: number }
const inOrder = (one: Placed, other: Placed) => one.position - other.position || (one._id < other._id ? -1 : 1)

/** A folder or project whose folder is not to be seen stands at the top. */
export function buildTree(folders: Folder[], boards: BoardSummary[]): TreeNode[] {
  const known = new Set(folders.map(({ _id }) => _id))
  const level = (parent: string | null) => (parent !== null && known.has(parent) ? parent : null)
  const foldersIn = groupBy(folders.toSorted(inOrder), ({ parentFolder }) => level(parentFolder))
  const boardsIn = groupBy(boards.toSorted(inOrder), ({ folderId }) => level(folderId))

  const nodesIn = (parent: string | null): TreeNode[] => [
    ...(foldersIn.get(parent) ?? []).map(
      (folder): FolderNode => ({ kind: 'folder', id: folder._id, folder, children: nodesIn(folder._id) }),
    ),
    ...(boardsIn.get(parent) ?? []).map((board): BoardNode => ({ kind: 'board', id: board._id, board })),
  ]
  return nodesIn(null)
}

function groupBy<Thing>(things: Thing[], keyOf: (thing: Thing) => string | null): Map<string | null, Thing[]> {
  const groups = new Map<string | null, Thing[]>()
  for (const thing of things) {
    const group = groups.get(keyOf(thing))
    if (group) group.push(thing)
    else groups.set(keyOf(thing), [thing])
  }
  return groups
}

export interface Row {
  node: TreeNode
  level: number
  parent: string | null
  /** Which of how many on its level, as screen readers tell it. */
  index: number
  count: number
}

/** The rows one sees when some folders are closed. */
export function visibleRows(nodes: TreeNode[], isOpen: (folderId: string) => boolean): Row[] {
  const rows: Row[] = []
  const walk = (siblings: TreeNode[], level: number, parent: string | null) => {
    for (const [index, node] of siblings.entries()) {
      rows.push({ node, level, parent, index: index + 1, count: siblings.length })
      if (node.kind === 'folder' && isOpen(node.id)) walk(node.children, level + 1, node.id)
    }
  }
  walk(nodes, 1, null)
  return rows
}

/** The folder and everything below it. */
export function folderWithin(folders: Folder[], folderId: string): Set<string> {
  const within = new Set([folderId])
  let found = 0
  while (found < within.size) {
    found = within.size
    for (const { _id, parentFolder } of folders) if (parentFolder && within.has(parentFolder)) within.add(_id)
  }
  return within
}

/** How many levels a folder takes up: one when it holds no folders. */
function heightOf(folders: Folder[], folderId: string): number {
  const below = folders.filter(({ parentFolder }) => parentFolder === folderId)
  return 1 + Math.max(0, ...below.map(({ _id }) => heightOf(folders, _id)))
}

/** Not into itself or below itself, and not deeper than folders may lie. */
export function mayHoldFolder(folders: Folder[], parent: string | null, folderId: string): boolean {
  if (parent !== null && folderWithin(folders, folderId).has(parent)) return false
  return pathTo(folders, parent).length + heightOf(folders, folderId) <= MAX_FOLDER_DEPTH
}

export const mayHoldNewFolder = (folders: Folder[], parent: string | null) =>
  pathTo(folders, parent).length < MAX_FOLDER_DEPTH

interface Level {
  parent: string | null
  /** In order, without the one that moves. */
  siblings: Placed[]
  index: number
}

const moveTo = ({ parent, siblings, index }: Level): Move => ({
  parent,
  position: positionBetween(siblings[index - 1]?.position ?? null, siblings[index]?.position ?? null),
  place: index + 1,
  count: siblings.length + 1,
})

interface Contents {
  folders: Folder[]
  boards: BoardSummary[]
}

/** The folder a project or folder stands in as it is shown: one that is not to be seen counts as the top. */
const shownParent = (folders: Folder[], parent: string | null) =>
  parent !== null && folders.some(({ _id }) => _id === parent) ? parent : null

/** What dropping a project there comes to; null when nothing would change. */
export function dropBoard({ folders, boards }: Contents, boardId: string, drop: Drop): Move | null {
  const target = boards.find(({ _id }) => _id === drop.target)
  // Beside a folder is not a place for a project: it goes in.
  const parent = target ? shownParent(folders, target.folderId) : drop.target
  if (target && drop.where === 'into') return null
  const all = boards.filter(({ folderId }) => shownParent(folders, folderId) === parent).toSorted(inOrder)
  return settle(all, boardId, parent, target ? { ...drop, target: target._id } : null)
}

/** The same for a folder; null also when it may not go there. */
export function dropFolder({ folders, boards }: Contents, folderId: string, drop: Drop): Move | null {
  const besideFolder = drop.where !== 'into' && folders.find(({ _id }) => _id === drop.target)
  const board = boards.find(({ _id }) => _id === drop.target)
  const parent = besideFolder
    ? shownParent(folders, besideFolder.parentFolder)
    : board
      ? shownParent(folders, board.folderId)
      : drop.target
  if (drop.target === folderId || !mayHoldFolder(folders, parent, folderId)) return null
  const all = folders.filter(({ parentFolder }) => shownParent(folders, parentFolder) === parent).toSorted(inOrder)
  return settle(all, folderId, parent, besideFolder ? { ...drop, target: besideFolder._id } : null)
}

/** Beside a sibling, or else at the end. */
function settle(
  all: Placed[],
  id: string,
  parent: string | null,
  beside: { where: Drop['where']; target: string } | null,
): Move | null {
  if (beside?.target === id) return null
  const siblings = all.filter(({ _id }) => _id !== id)
  const at = beside ? siblings.findIndex(({ _id }) => _id === beside.target) : siblings.length
  const index = beside?.where === 'after' ? at + 1 : at
  const before = all.findIndex(({ _id }) => _id === id)
  // It stands there already, or came into the folder it is in.
  if (before !== -1 && (before === index || !beside)) return null
  return moveTo({ parent, siblings, index })
}

/** Where a key press takes a row: among its siblings, into the folder above it, or out of the one it is in. */
export type Step = 'up' | 'down' | 'in' | 'out'

export function stepTo(nodes: TreeNode[], folders: Folder[], id: string, step: Step): Drop | null {
  const found = findLevel(nodes, id, null)
  if (!found) return null
  const { siblings, parent, node } = found
  const sameKind = siblings.filter(({ kind }) => kind === node.kind)
  const at = sameKind.indexOf(node)
  if (step === 'up') return beside('before', sameKind[at - 1])
  if (step === 'down') return beside('after', sameKind[at + 1])
  if (step === 'in') {
    const above = siblings.slice(0, siblings.indexOf(node)).findLast(({ kind }) => kind === 'folder')
    return above ? { where: 'into', target: above.id } : null
  }
  if (parent === null) return null
  // A folder goes right behind the one it leaves; a project, which cannot stand beside a folder, to the end.
  return node.kind === 'folder'
    ? { where: 'after', target: parent }
    : { where: 'into', target: shownParent(folders, folders.find(({ _id }) => _id === parent)?.parentFolder ?? null) }
}

const beside = (where: 'before' | 'after', node: TreeNode | undefined): Drop | null =>
  node ? { where, target: node.id } : null

function findLevel(
  siblings: TreeNode[],
  id: string,
  parent: string | null,
): { siblings: TreeNode[]; parent: string | null; node: TreeNode } | null {
  for (const node of siblings) {
    if (node.id === id) return { siblings, parent, node }
    const below = node.kind === 'folder' && findLevel(node.children, id, node.id)
    if (below) return below
  }
  return null
}

export const titleOf = (node: TreeNode) => (node.kind === 'folder' ? node.folder.name : node.board.title)
