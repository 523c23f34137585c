import { type ReactNode, Suspense, useMemo, useState } from 'react'
import { lazy } from '#client/core/lazy.ts'
import type { Workspace } from '#contract/workspaces.ts'
import type { NodeRef } from './node-ref.ts'
import { type MenuRequest, type ProjectActions, ProjectActionsContext } from './project-actions.ts'

const NodeMenu = lazy(async () => ({ default: (await import('./NodeMenu.tsx')).NodeMenu }))
const MoveDialog = lazy(async () => ({ default: (await import('./MoveDialog.tsx')).MoveDialog }))
const DeleteDialog = lazy(async () => ({ default: (await import('./DeleteDialog.tsx')).DeleteDialog }))

interface Props {
  workspace: Workspace
  children: ReactNode
}

/** Menus and dialogs load with the first one that is opened. */
export function ProjectActionsHost({ workspace, children }: Props) {
  const [menu, setMenu] = useState<MenuRequest | null>(null)
  const [moving, setMoving] = useState<NodeRef | null>(null)
  const [deleting, setDeleting] = useState<NodeRef | null>(null)
  const actions = useMemo(
    (): ProjectActions => ({ openMenu: setMenu, askWhereTo: setMoving, askToDelete: setDeleting }),
    [],
  )
  return (
    <ProjectActionsContext value={actions}>
      {children}
      <Suspense>
        {menu && <NodeMenu workspace={workspace} request={menu} onClose={() => setMenu(null)} />}
        {moving && <MoveDialog workspace={workspace} node={moving} onClose={() => setMoving(null)} />}
        {deleting && <DeleteDialog workspace={workspace} node={deleting} onClose={() => setDeleting(null)} />}
      </Suspense>
    </ProjectActionsContext>
  )
}
