import type { KeyboardEvent } from 'react'

/** Up and down go from message to message; Tab goes on from there to what can be done with one. */
export function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const from = event.target
  if (!step || !(from instanceof HTMLElement) || !from.matches('[data-message]')) return
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-message]')]
  const next = all[all.indexOf(from) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
