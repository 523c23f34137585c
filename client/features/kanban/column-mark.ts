import type { DragSurface } from './drag.ts'

/** Shows beside which column one that is carried would land. */
export function columnMark() {
  let marked: HTMLElement | null = null

  function clear() {
    marked?.removeAttribute('data-edge')
    marked = null
  }

  return {
    clear,
    show(moving: string, under: Element | null, x: number) {
      const over = under?.closest<HTMLElement>('[data-column]') ?? null
      const next = over?.dataset.column === moving ? null : over
      if (marked !== next) clear()
      marked = next
      if (!next) return
      const { left, width } = next.getBoundingClientRect()
      next.dataset.edge = x < left + width / 2 ? 'left' : 'right'
    },
    drop(moving: string, onDropColumn: DragSurface['onDropColumn']) {
      if (marked) onDropColumn(moving, marked.dataset.column!, marked.dataset.edge as 'left' | 'right')
    },
  }
}
