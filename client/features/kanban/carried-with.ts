import { matchingIds } from '#client/features/tasks/matching-ids.ts'
import type { View } from './view.ts'

type Board = Pick<View, 'store' | 'selection' | 'matches'>

/** Those that go along with a card: all one sees selected if it is one of them, in the order they stand in. */
export function carriedWith({ store, selection, matches }: Board, id: string): string[] {
  if (!selection.has(id) || selection.ids.size === 1) return [id]
  return store.order.flatMap((columnId) => matchingIds(store, columnId, matches).filter(selection.has))
}
