// The cards a change was about, marked on the board; drawn by the board itself, so they are found in the page.

const LIT = 'data-lit'

export function lightUp(root: HTMLElement, taskIds: readonly string[]) {
  for (const card of root.querySelectorAll(`[${LIT}]`)) card.removeAttribute(LIT)
  for (const id of taskIds) cardOf(root, id)?.setAttribute(LIT, '')
}

const cardOf = (root: HTMLElement, id: string) => root.querySelector<HTMLElement>(`[data-task="${id}"]`)

interface Place {
  columnId: string
  /** Of its list: how far down the card is, from 0 to 1. */
  depth: number
}

/** Brings a card into view, also one that is not in the page yet. */
export function reveal(root: HTMLElement, id: string, { columnId, depth }: Place) {
  const column = root.querySelector<HTMLElement>(`[data-column="${columnId}"]`)
  if (!column) return
  const list = column.querySelector<HTMLElement>('[data-cell]')
  const card = cardOf(root, id)
  const isSeen = card && list && isWithin(card.getBoundingClientRect(), list.getBoundingClientRect())
  if (list && !isSeen) list.scrollTop = depth * list.scrollHeight - list.clientHeight / 2
  column.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

const isWithin = (box: DOMRect, frame: DOMRect) => box.top >= frame.top && box.bottom <= frame.bottom
