// What can be done with a folder or project from wherever it is shown: its menu and its dialogs stand once, around all screens.
import { createContext, useContext } from 'react'
import type { NodeRef } from './node-ref.ts'

/** Something new in a folder (null is the top) is offered from a plus, without a folder or project to act on. */
type MenuSubject = NodeRef | { kind: 'new'; parent: string | null }

export interface MenuRequest {
  subject: MenuSubject
  at: { x: number; y: number }
  /** Only where a name can be changed in place. */
  onRename?: (() => void) | undefined
  onNewFolder?: ((parent: string | null) => void) | undefined
  /** Only where one sees the order, and only towards where there is a place. */
  steps?: Steps | undefined
}

export interface Steps {
  up?: (() => void) | undefined
  down?: (() => void) | undefined
}

export interface ProjectActions {
  openMenu(request: MenuRequest): void
  askWhereTo(node: NodeRef): void
  askToDelete(node: NodeRef): void
}

export const ProjectActionsContext = createContext<ProjectActions | null>(null)

export function useProjectActions(): ProjectActions {
  const actions = useContext(ProjectActionsContext)
  if (!actions) throw new Error('There are no project actions around this')
  return actions
}

/** Below a button, at its left edge. */
export function under(element: Element) {
  const { left, bottom } = element.getBoundingClientRect()
  return { x: left, y: bottom + 4 }
}
