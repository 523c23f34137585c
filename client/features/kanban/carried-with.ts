import type { View } from './view.ts'

/** Those that go along with a card: all that are selected if it is one of them, in the order they stand in. */
export function carriedWith({ store, selection }: Pick<View, 'store' | 'selection'>, id: string): string[] {
  if (!selection.has(id) || selection.ids.size === 1) return [id]
  return store.order.flatMap((columnId) => store.list(columnId).filter(selection.has))
}
