// Dragging folders and projects with the mouse. Loaded after the page: nobody drags in its first moments.
// Rows become draggable when the pointer comes near, and one drop target serves a whole list, however long it is.

import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { getElementFromPointWithoutHoneypot } from '@atlaskit/pragmatic-drag-and-drop/get-element-from-point-without-honey-pot'
import type { Input } from '@atlaskit/pragmatic-drag-and-drop/types'
import { combine } from '@atlaskit/pragmatic-drag-and-drop/utils/combine'
import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element'
import { attachInstruction, extractInstruction } from '@atlaskit/pragmatic-drag-and-drop-hitbox/tree-item'
import type { Drop } from '#client/features/folders/tree.ts'
import { onPointerNear } from '#client/ui/pointer-near.ts'
import type { NodeRef } from './node-ref.ts'

/** A closed folder opens when something is held over it for this long. */
const LINGER_MS = 500

export interface DragSurface {
  /** Holds elements with `data-node` (the id; empty for the top) and `data-kind`; those with `data-draggable` can be picked up. */
  container: HTMLElement
  /** Scrolls when something is held near its edge. */
  scroller: HTMLElement | null
  /** A tree has places between its rows; cards only take things in. */
  hits: 'between' | 'onto'
  /** Where something lands that is dropped on no row; undefined when nowhere. */
  ground: string | null | undefined
  mayDrop(node: NodeRef, drop: Drop): boolean
  onDrop(node: NodeRef, drop: Drop): void
  onLinger(folderId: string): void
  /** What is picked up, and null when it is let go: it has to stay in the page meanwhile. */
  onLift(id: string | null): void
}

/** Where something would land, and the element that shows it. */
interface Landing {
  drop: Drop
  element: HTMLElement
}

const nodeElement = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-node]') : null

const refOf = ({ dataset }: HTMLElement): NodeRef => ({ kind: dataset.kind as NodeRef['kind'], id: dataset.node! })

/** Marks our own drags; a file or a link dragged over the list is none of ours. */
const ours = 'hearth-node'
const draggedNode = (data: Record<string | symbol, unknown>) => data[ours] as NodeRef | undefined

export function attachDrag(surface: DragSurface): () => void {
  const { container, scroller } = surface
  const picked = new Map<HTMLElement, () => void>()
  let marked: HTMLElement | null = null
  let lingering: { id: string; timer: ReturnType<typeof setTimeout> } | null = null

  function makeDraggable(near: Element) {
    const element = nodeElement(near)
    if (!element || picked.has(element) || element.dataset.draggable === undefined) return
    for (const [known, stop] of picked) {
      if (known.isConnected) continue
      stop()
      picked.delete(known)
    }
    picked.set(
      element,
      draggable({
        element,
        // Text in a field is selected with the same gesture.
        canDrag: () => element.dataset.draggable !== undefined && !element.querySelector('input'),
        getInitialData: () => ({ [ours]: refOf(element) }),
        onDragStart: () => {
          element.toggleAttribute('data-dragging', true)
          surface.onLift(refOf(element).id)
        },
        onDrop: () => {
          element.removeAttribute('data-dragging')
          surface.onLift(null)
        },
      }),
    )
  }

  function landingAt(input: Input, node: NodeRef): Landing | null {
    const under = nodeElement(getElementFromPointWithoutHoneypot({ x: input.clientX, y: input.clientY }))
    const row = under && container.contains(under) ? under : null
    const drop = row ? dropOn(row, input) : groundDrop()
    return drop && surface.mayDrop(node, drop) ? { drop, element: row ?? container } : null
  }

  function groundDrop(): Drop | null {
    return surface.ground === undefined ? null : { where: 'into', target: surface.ground }
  }

  function dropOn(row: HTMLElement, input: Input): Drop | null {
    const { kind, id } = refOf(row)
    if (surface.hits === 'onto') return kind === 'folder' ? { where: 'into', target: id || null } : groundDrop()
    const data = attachInstruction(
      {},
      {
        element: row,
        input,
        currentLevel: 0,
        indentPerLevel: 0,
        mode: row.getAttribute('aria-expanded') === 'true' ? 'expanded' : 'standard',
      },
    )
    const instruction = extractInstruction(data)?.type
    if (instruction === 'make-child' && kind === 'folder') return { where: 'into', target: id }
    if (instruction === 'make-child') return { where: isInUpperHalf(row, input) ? 'before' : 'after', target: id }
    return { where: instruction === 'reorder-above' ? 'before' : 'after', target: id }
  }

  /** Set on the element itself: a render per mouse move would be felt in a long list. */
  function mark(landing: Landing | null, node: NodeRef) {
    const { element = null, drop } = landing ?? {}
    if (marked && marked !== element) marked.removeAttribute('data-drop')
    marked = element
    // A project beside a folder goes into it, and the mark says so.
    const goesIn = element?.dataset.kind === 'folder' && node.kind === 'board'
    if (element && drop) element.dataset.drop = goesIn ? 'into' : drop.where
    const isClosed = element?.getAttribute('aria-expanded') === 'false'
    linger(isClosed && element?.dataset.drop === 'into' ? element.dataset.node! : null)
  }

  function linger(folderId: string | null) {
    if (lingering?.id === folderId) return
    clearTimeout(lingering?.timer)
    lingering = folderId ? { id: folderId, timer: setTimeout(() => surface.onLinger(folderId), LINGER_MS) } : null
  }

  function clear() {
    marked?.removeAttribute('data-drop')
    marked = null
    linger(null)
  }

  return combine(
    onPointerNear(container, makeDraggable),
    () => {
      for (const stop of picked.values()) stop()
      clear()
    },
    dropTargetForElements({
      element: container,
      canDrop: ({ source }) => draggedNode(source.data) !== undefined,
      getData: ({ input, source }) => ({ landing: landingAt(input, draggedNode(source.data)!) }),
      onDrag: ({ self, source }) => mark(self.data.landing as Landing | null, draggedNode(source.data)!),
      onDragLeave: clear,
      onDrop: ({ self, source }) => {
        clear()
        const landing = self.data.landing as Landing | null
        if (landing) surface.onDrop(draggedNode(source.data)!, landing.drop)
      },
    }),
    scroller ? autoScrollForElements({ element: scroller }) : () => {},
  )
}

function isInUpperHalf(row: HTMLElement, { clientY }: Input) {
  const { top, height } = row.getBoundingClientRect()
  return clientY < top + height / 2
}
