// A cell is one list of cards on screen: a column, a column within a lane, a group of the list. Each says what it shows and where,
// so that the keyboard and the mouse work the same in all of them.

export interface Cell {
  columnId: string
  /** Which row of the board it stands in, if there are rows. */
  lane: string | null
  element: HTMLElement
  /** It takes cards in without showing them. */
  isFolded?: boolean
  /** The cards in it as shown, from top to bottom. */
  ids(): readonly string[]
  /** In the list, the group one of them stands in. */
  groupAt?(index: number): string | null
  /** Brings a card into view, so that it is there to be focused. */
  reveal(index: number): void
  /** Between which cards something held at this height would land, and where in the cell the line is drawn. */
  landing(clientY: number): { index: number; top: number }
}

/** As much of a cell as a card needs to go there. */
export type Place = Pick<Cell, 'columnId' | 'lane' | 'ids'>

/** Where one of a task's cards stands: a task that two people share stands in both their rows, or in both their groups of the list. */
export interface Spot {
  columnId: string
  lane: string | null
  group: string | null
}

/** The cards of a cell, one after the other. */
export type CardRow = Pick<Cell, 'ids' | 'groupAt'>

const groupAt = (cell: CardRow, index: number) => cell.groupAt?.(index) ?? null

export const spotAt = (cell: Cell, index: number): Spot => ({
  columnId: cell.columnId,
  lane: cell.lane,
  group: groupAt(cell, index),
})

export const indexIn = (cell: CardRow, id: string, group: string | null) =>
  cell.ids().findIndex((each, index) => each === id && groupAt(cell, index) === group)

/** As long as it is in the page. */
export function cardAt(cell: Cell, index: number): HTMLElement | null {
  const group = groupAt(cell, index)
  const inGroup = group === null ? '' : `[data-group="${group}"]`
  return cell.element.querySelector<HTMLElement>(`[data-task="${cell.ids()[index]}"]${inGroup}`)
}

export class Cells {
  private readonly byElement = new Map<Element, Cell>()

  add(cell: Cell): () => void {
    this.byElement.set(cell.element, cell)
    return () => void this.byElement.delete(cell.element)
  }

  /** The cell something stands in. */
  around(element: Element | null): Cell | null {
    const found = element?.closest('[data-cell]')
    return (found && this.byElement.get(found)) ?? null
  }

  at(columnId: string, lane: string | null): Cell | undefined {
    for (const cell of this.byElement.values()) if (cell.columnId === columnId && cell.lane === lane) return cell
    return undefined
  }

  /** The next cell of the same column in another row that has cards. */
  stackedWith(cell: Cell, direction: 'above' | 'below'): Cell | undefined {
    const place = direction === 'above' ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING
    const isBetween = (one: Cell, other: Cell) => one.element.compareDocumentPosition(other.element) & place
    return [...this.byElement.values()]
      .filter((other) => other.columnId === cell.columnId && other.ids().length > 0 && isBetween(cell, other))
      .sort((one, other) => (isBetween(one, other) ? -1 : 1))[0]
  }

  holding(id: string): Cell | undefined {
    for (const cell of this.byElement.values()) if (cell.ids().includes(id)) return cell
    return undefined
  }
}
