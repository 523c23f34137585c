/** A list after one of it was moved, as <SortableRow> tells it: `to` counts without the one itself. */
export const moved = <Item>(list: readonly Item[], from: number, to: number): Item[] =>
  list.toSpliced(from, 1).toSpliced(to, 0, list[from]!)
