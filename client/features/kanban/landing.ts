// Where cards go that are dropped between others. What a filter hides stays where it is: the place is named by a card one can see.

interface Neighbour {
  before?: string
  after?: string
}

/** `index` counts in what is shown, with the moving ones still in it. */
export function neighbourAt(shown: readonly string[], index: number, moving: ReadonlySet<string>): Neighbour {
  const before = shown.slice(index).find((id) => !moving.has(id))
  if (before !== undefined) return { before }
  const after = shown.findLast((id) => !moving.has(id))
  return after === undefined ? {} : { after }
}

/** What is shown afterwards. */
export function shownAfter(shown: readonly string[], index: number, moving: readonly string[]): string[] {
  const going = new Set(moving)
  const stays = (id: string) => !going.has(id)
  return [...shown.slice(0, index).filter(stays), ...moving, ...shown.slice(index).filter(stays)]
}

export const isSameOrder = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id, at) => id === other[at])
