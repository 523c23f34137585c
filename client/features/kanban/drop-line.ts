import type { Cell } from './cells.ts'

interface Line {
  cell: Cell
  index: number
  top: number
}

/** Where what is dragged would land. Only the cell that shows the line hears of it. */
export class DropLine {
  private line: Line | null = null
  private readonly listeners = new Set<() => void>()

  get = () => this.line

  topIn = (element: Element | null) => (element !== null && this.line?.cell.element === element ? this.line.top : null)

  set(next: Line | null) {
    const now = this.line
    if (now?.cell === next?.cell && now?.index === next?.index && now?.top === next?.top) return
    this.line = next
    for (const listener of this.listeners) listener()
  }

  subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }
}
