import { useParams } from '@tanstack/react-router'
import {
  Fragment,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import { pathTo, type Row, type Step, stepTo, titleOf, visibleRows } from '#client/features/folders/tree.ts'
import { mayCreateFolders, mayCreateProjects } from '#client/features/workspaces/may.ts'
import { InlineName } from '#client/ui/InlineName.tsx'
import type { Workspace } from '#contract/workspaces.ts'
import { mayRename } from './may-rename.ts'
import { NewFolderRow } from './NewFolderRow.tsx'
import { useOpenFolders } from './open-folders.ts'
import classes from './ProjectTree.module.css'
import { under, useProjectActions } from './project-actions.ts'
import { TreeRow } from './TreeRow.tsx'
import { treeCommand } from './tree-keys.ts'
import { useArrivals } from './use-arrivals.ts'
import { useDrag } from './use-drag.ts'
import { useGradually } from './use-gradually.ts'
import { useMoveNode } from './use-move-node.ts'
import { useNameNode } from './use-name-node.ts'
import type { ProjectTreeData } from './use-project-tree.ts'
import { useTreeFocus } from './use-tree-focus.ts'
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

  const mayArrange = mayCreateFolders(workspace)
  const mayAdd = mayArrange || mayCreateProjects(workspace)
  const rows = visibleRows(nodes, isOpen)
  const shown = useGradually(rows)
  const arrived = useArrivals(useMemo(() => [...folders, ...boards].map(({ _id }) => _id), [folders, boards]))
  const { tabStop, choose, focus, focusAfterwards } = useTreeFocus(tree, rows, openBoardId)

  useDrag(tree, {
    enabled: mayArrange,
    hits: 'between',
    ground: null,
    mayDrop: mayMove,
    onDrop: move,
    onLinger: (folderId) => setOpen([folderId], true),
    scrollerOf: (element) => element.closest<HTMLElement>('[data-scroller]'),
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
  const hasArrived = shown.some(({ node }) => node.id === made)
  useEffect(() => {
    if (made && hasArrived) goOnWith(made)
  }, [made, hasArrived])

  const rowOf = (id: string | undefined) => rows.find(({ node }) => node.id === id)

  function rename(row: Row) {
    if (mayRename(workspace, row.node)) setRenaming(row.node.id)
  }

  function showMenu(row: Row, at: { x: number; y: number }) {
    const { kind, id } = row.node
    choose(id)
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
    choose(row.node.id)
    if (row.node.kind === 'folder') return setOpen([row.node.id], !isOpen(row.node.id))
    visitByClick(event, row.node.id)
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

  const newFolder = namingIn !== undefined && (
    <NewFolderRow
      level={namingIn ? (rowOf(namingIn)?.level ?? 0) : 0}
      onSave={(name) => onCreate(name, namingIn)}
      onClose={(byKey) => {
        onNameIn(undefined)
        const next = namingIn ?? tabStop
        if (byKey && next) focusAfterwards(next)
      }}
    />
  )

  return (
    <div
      ref={tree}
      role="tree"
      aria-label="Projects"
      className={classes.tree}
      onClick={onClick}
      onMouseDown={onMouseDown}
      onContextMenu={onContextMenu}
      onKeyDown={onKeyDown}
    >
      {namingIn === null && newFolder}
      {shown.map((row) => (
        <Fragment key={row.node.id}>
          <TreeRow
            node={row.node}
            level={row.level}
            index={row.index}
            count={row.count}
            href={hrefOf(row.node.id)}
            isOpen={isOpen(row.node.id)}
            isCurrent={row.node.id === openBoardId}
            isTabStop={row.node.id === tabStop}
            isNew={arrived.has(row.node.id)}
            mayDrag={mayArrange}
            mayAdd={mayAdd}
            field={
              renaming === row.node.id ? (
                <InlineName
                  label={row.node.kind === 'folder' ? 'Folder name' : 'Project title'}
                  value={titleOf(row.node)}
                  maxLength={row.node.kind === 'folder' ? 80 : 120}
                  onSave={(name) => nameNode(row.node, name)}
                  onClose={() => setRenaming(null)}
                />
              ) : undefined
            }
          />
          {namingIn === row.node.id && newFolder}
        </Fragment>
      ))}
    </div>
  )
}
