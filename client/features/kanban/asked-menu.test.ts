// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { HELD, menuAskedBy } from './asked-menu.ts'

document.body.innerHTML =
  '<main><article data-task="fire" tabindex="0"><b>Light the fire</b><a href="/wood">wood</a><input></article></main>'
const at = (selector: string) => document.querySelector<HTMLElement>(selector)!

function askedAt(selector: string, event: MouseEvent | KeyboardEvent) {
  let asked: ReturnType<typeof menuAskedBy> = null
  const listen = (heard: Event) => {
    asked = menuAskedBy(heard as MouseEvent)
  }
  at('main').addEventListener(event.type, listen, { once: true })
  at(selector).dispatchEvent(event)
  return asked as ReturnType<typeof menuAskedBy>
}

const rightClick = (how: PointerEventInit = {}) =>
  new PointerEvent('contextmenu', { bubbles: true, pointerType: 'mouse', clientX: 30, clientY: 40, ...how })
const press = (key: string, shiftKey = false) => new KeyboardEvent('keydown', { bubbles: true, key, shiftKey })

test('a right-click anywhere on a card asks for its menu, at the mouse', () => {
  expect(askedAt('b', rightClick())).toEqual({ taskId: 'fire', card: at('article'), at: { x: 30, y: 40 } })
})

test('a finger that held a card asks for it where it was', () => {
  const held = new MouseEvent(HELD, { bubbles: true, clientX: 30, clientY: 40 })
  expect(askedAt('b', held)).toEqual({ taskId: 'fire', card: at('article'), at: { x: 30, y: 40 } })
})

test.each([
  ['beside the cards', 'main', rightClick()],
  ['on a link', 'a', rightClick()],
  ['in a field', 'input', rightClick()],
  ['with Shift', 'b', rightClick({ shiftKey: true })],
  ['by a finger that is held', 'b', rightClick({ pointerType: 'touch' })],
])('%s the browser shows its own, or none', (_, selector, event) => {
  expect(askedAt(selector, event)).toBeNull()
})

test.each([
  ['the key for menus', 'article', press('ContextMenu'), 'fire'],
  ['Shift and F10', 'article', press('F10', true), 'fire'],
  ['F10 alone', 'article', press('F10'), undefined],
  ['Shift and F10 in a field of the card', 'input', press('F10', true), undefined],
])('by keyboard: %s', (_, selector, event, taskId) => {
  expect(askedAt(selector, event)?.taskId).toBe(taskId)
})
