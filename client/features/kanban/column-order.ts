/** The columns with one of them put beside another. */
export function placedBeside(
  order: readonly string[],
  moving: string,
  beside: string,
  side: 'left' | 'right',
): string[] {
  const rest = order.filter((id) => id !== moving)
  const at = rest.indexOf(beside) + (side === 'right' ? 1 : 0)
  return rest.toSpliced(at, 0, moving)
}

/** Null where it is the first or the last already. */
export function movedBy(order: readonly string[], moving: string, steps: -1 | 1): string[] | null {
  const beside = order[order.indexOf(moving) + steps]
  return beside === undefined ? null : placedBeside(order, moving, beside, steps === 1 ? 'right' : 'left')
}
