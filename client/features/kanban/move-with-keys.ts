import { focusOnceDrawn, goToCard } from './card-focus.ts'
import type { Place, Spot } from './cells.ts'
import type { View } from './view.ts'

interface Move {
  ids: string[]
  from: Place | null
  to: Place
  /** In what is shown there, with the moving ones still in it. */
  index: number
}

/** The keyboard stays on its card, wherever that goes, and also when it has to go back. How cards move loads after the board. */
export async function moveWithKeys(view: View, focused: string, { ids, from, to, index }: Move) {
  const { moveCards } = await import('./moving.ts')
  focusOnceDrawn(view, focused, spotIn(to))
  const moved = await moveCards(view, ids, from, to, index)
  if (!moved) goToCard(view, focused, from && spotIn(from))
}

/** Only rows make several cards of one task. */
const spotIn = ({ columnId, lane }: Place): Spot | null => (lane === null ? null : { columnId, lane, group: null })
