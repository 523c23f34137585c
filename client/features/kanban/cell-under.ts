import type { Cell, Cells } from './cells.ts'

/** Over the head or foot of a column, its list is meant. */
export const cellUnder = (cells: Cells, element: Element | null): Cell | null =>
  cells.around(element) ?? cells.around(element?.closest('[data-column]')?.querySelector('[data-cell]') ?? null)
