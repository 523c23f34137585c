import { useParams } from '@tanstack/react-router'
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import { pathTo } from '#client/features/folders/path.ts'
import { type Row, type Step, stepTo, titleOf, visibleRows } from '#client/features/folders/tree.ts'
import { mayCreateFolders, mayCreateProjects } from '#client/features/workspaces/may.ts'
import { InlineName } from '#client/ui/InlineName.tsx'
import type { Workspace } from '#contract/workspaces.ts'
import { mayRename } from './may-rename.ts'
import { NewFolderRow } from './NewFolderRow.tsx'
import { useOpenFolders } from './open-folders.ts'
import classes from './ProjectTree.module.css'
import { under, useProjectActions } from './project-actions.ts'
import { scrollerOf } from './scroller-of.ts'
import { TreeRow } from './TreeRow.tsx'
import { treeCommand } from './tree-keys.ts'
import { useArrivals } from './use-arrivals.ts'
import { useDrag } from './use-drag.ts'
import { useMoveNode } from './use-move-node.ts'
import { useNameNode } from './use-name-node.ts'
import type { ProjectTreeData } from './use-project-tree.ts'
import { useTreeFocus } from './use-tree-focus.ts'
import { useTreeWindow } from './use-tree-window.ts'
import { useVisitBoard } from './use-visit-board.ts'

interface Props {
  workspace: Workspace
  data: ProjectTreeData
  /** Where a new folder is being named: in which one, or null for the top; undefined when nowhere. */
  namingIn: string | null | undefined
  onNameIn(parent: string | null | undefined): void
  onCreate(name: string, parent: string | null): void
  /** The folder that was just made here: the keyboard goes on with it. */
  made: string | null
  onGoOn(): void
}

/** Stands among the rows where one is being named. */
const NEW_FOLDER = 'new-folder'

function keysOf(rows: Row[], namingIn: string | null | undefined): string[] {
  const keys = rows.map(({ node }) => node.id)
  if (namingIn === null) return [NEW_FOLDER, ...keys]
  return keys.flatMap((id) => (id === namingIn ? [id, NEW_FOLDER] : [id]))
}

const rowElement = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-node]') : null

/** The folders and projects of a workspace. One listener serves all rows, by mouse, by key and by drag. */
export function ProjectTree({ workspace, data, namingIn, onNameIn, onCreate, made, onGoOn }: Props) {
  const { folders, boards, nodes } = data
  const { visit, visitByClick, hrefOf, prepare } = useVisitBoard(workspace.url)
  const openBoardId = useParams({ strict: false }).boardId
  const { openMenu } = useProjectActions()
  const { isOpen, setOpen } = useOpenFolders(workspace._id)
  const { move, mayMove } = useMoveNode(workspace._id)
  const nameNode = useNameNode(workspace._id)
  const tree = useRef<HTMLDivElement>(null)
  const [renaming, setRenaming] = useState<string | null>(null)
  const [lifted, setLifted] = useState<string | null>(null)

  const mayArrange = mayCreateFolders(workspace)
  const mayAdd = mayArrange || mayCreateProjects(workspace)
  const rows = useMemo(() => visibleRows(nodes, isOpen), [nodes, isOpen])
  const keys = useMemo(() => keysOf(rows, namingIn), [rows, namingIn])
  const arrived = useArrivals(useMemo(() => [...folders, ...boards].map(({ _id }) => _id), [folders, boards]))
  const { tabStop, choose, focus, focusAfterwards } = useTreeFocus(tree, rows, openBoardId)
  const kept = useMemo(() => new Set([tabStop ?? '', lifted ?? '', NEW_FOLDER]), [tabStop, lifted])
  const { items, height } = useTreeWindow(tree, keys, kept)

  useDrag(tree, {
    enabled: mayArrange,
    hits: 'between',
    ground: null,
    mayDrop: mayMove,
    onDrop: move,
    onLinger: (folderId) => setOpen([folderId], true),
    onLift: setLifted,
    scrollerOf,
  })

  // Whoever opens a project sees where it lies.
  const reveal = useEffectEvent((boardId: string) => {
    const board = boards.find(({ _id }) => _id === boardId)
    setOpen(
      pathTo(folders, board?.folderId ?? null).map(({ _id }) => _id),
      true,
    )
  })
  useEffect(() => {
    if (openBoardId) reveal(openBoardId)
  }, [openBoardId])

  const goOnWith = useEffectEvent((folderId: string) => {
    // Whoever has gone elsewhere meanwhile stays there.
    const at = document.activeElement
    if (at === document.body || tree.current?.closest('section')?.contains(at)) focus(folderId)
    onGoOn()
  })
  const hasArrived = rows.some(({ node }) => node.id === made)
  useEffect(() => {
    if (made && hasArrived) goOnWith(made)
  }, [made, hasArrived])

  const byId = useMemo(() => new Map(rows.map((row) => [row.node.id, row])), [rows])
  const rowOf = (id: string | null | undefined) => byId.get(id ?? '')

  function rename(row: Row) {
    if (mayRename(workspace, row.node)) setRenaming(row.node.id)
  }

  function showMenu(row: Row, at: { x: number; y: number }) {
    const { kind, id } = row.node
    const stepBy = (step: Step) =>
      mayArrange && stepTo(nodes, folders, id, step) ? () => moveByStep(row, step) : undefined
    const steps = { up: stepBy('up'), down: stepBy('down') }
    openMenu({ subject: { kind, id }, at, onRename: () => rename(row), onNewFolder: nameIn, steps })
  }

  function nameIn(parent: string | null) {
    if (parent) setOpen([parent], true)
    onNameIn(parent)
  }

  function onClick(event: MouseEvent) {
    const element = rowElement(event.target)
    const row = rowOf(element?.dataset.node)
    if (!element || !row) return
    const button = (event.target as Element).closest<HTMLElement>('[data-action]')
    if (button?.dataset.action === 'menu') return showMenu(row, under(button))
    if (button)
      return openMenu({ subject: { kind: 'new', parent: row.node.id }, at: under(button), onNewFolder: nameIn })
    if (row.node.kind === 'folder') return setOpen([row.node.id], !isOpen(row.node.id))
    visitByClick(event, row.node.id)
  }

  function onFocus(event: FocusEvent) {
    const id = rowElement(event.target)?.dataset.node
    if (id) choose(id)
  }

  function onMouseDown(event: MouseEvent) {
    const element = rowElement(event.target)
    if (element?.dataset.kind === 'board' && event.button === 0) prepare(element.dataset.node!)
  }

  function onContextMenu(event: MouseEvent) {
    const row = rowOf(rowElement(event.target)?.dataset.node)
    if (!row || renaming) return
    event.preventDefault()
    showMenu(row, { x: event.clientX, y: event.clientY })
  }

  function onKeyDown(event: KeyboardEvent) {
    const element = rowElement(event.target)
    const row = rowOf(element?.dataset.node)
    if (!element || !row || event.target !== element) return
    const command = treeCommand(rows, row.node.id, isOpen(row.node.id), event)
    if (!command) return
    event.preventDefault()
    if (command.do === 'focus') return focus(command.id)
    if (command.do === 'open' || command.do === 'close') return setOpen([command.id], command.do === 'open')
    if (command.do === 'visit') return visit(command.id)
    if (command.do === 'rename') return rename(row)
    if (command.do === 'menu') return showMenu(row, under(element))
    if (command.do === 'move' && mayArrange) moveByStep(row, command.step)
  }

  function moveByStep({ node }: Row, step: Step) {
    const drop = stepTo(nodes, folders, node.id, step)
    if (!drop || !move(node, drop)) return
    if (drop.where === 'into' && drop.target) setOpen([drop.target], true)
    focusAfterwards(node.id)
  }

  function closeNewFolder(byKey: boolean) {
    onNameIn(undefined)
    const next = namingIn ?? tabStop
    if (byKey && next) focusAfterwards(next)
  }

  return (
    <div
      ref={tree}
      role="tree"
      aria-label="Projects"
      className={classes.tree}
      style={{ height }}
      onClick={onClick}
      onFocus={onFocus}
      onMouseDown={onMouseDown}
      onContextMenu={onContextMenu}
      onKeyDown={onKeyDown}
    >
      {items.map(({ index, top }) => {
        const row = rowOf(keys[index])
        if (!row)
          return (
            <NewFolderRow
              key={NEW_FOLDER}
              top={top}
              level={rowOf(namingIn)?.level ?? 0}
              onSave={(name) => onCreate(name, namingIn ?? null)}
              onClose={closeNewFolder}
            />
          )
        const { node } = row
        return (
          <TreeRow
            key={node.id}
            node={node}
            top={top}
            level={row.level}
            index={row.index}
            count={row.count}
            href={hrefOf(node.id)}
            isOpen={isOpen(node.id)}
            isCurrent={node.id === openBoardId}
            isTabStop={node.id === tabStop}
            isNew={arrived.has(node.id)}
            mayDrag={mayArrange}
            mayAdd={mayAdd}
            field={
              renaming === node.id ? (
                <InlineName
                  label={node.kind === 'folder' ? 'Folder name' : 'Project title'}
                  value={titleOf(node)}
                  maxLength={node.kind === 'folder' ? 80 : 120}
                  onSave={(name) => nameNode(node, name)}
                  onClose={() => setRenaming(null)}
                />
              ) : undefined
            }
          />
        )
      })}
    </div>
  )
}
