// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { attachMarquee } from './marquee.ts'
import { Selection } from './selection.ts'

let detach = () => {}
afterEach(() => detach())

/** A board of a hundred pixels each way, with scrollbars beside them and one card selected. */
function board() {
  const element = document.createElement('div')
  document.body.replaceChildren(element)
  Object.defineProperties(element, { clientWidth: { value: 100 }, clientHeight: { value: 100 } })
  const selection = new Selection()
  selection.toggle('one')
  detach = attachMarquee(element, selection)
  const mouse = { pointerType: 'mouse', bubbles: true, cancelable: true }
  return {
    selection,
    frame: () => element.firstElementChild,
    press: (clientX: number, clientY: number) =>
      element.dispatchEvent(new PointerEvent('pointerdown', { ...mouse, clientX, clientY, buttons: 1 })),
    move: (clientX: number, clientY: number, buttons = 1) =>
      window.dispatchEvent(new PointerEvent('pointermove', { ...mouse, clientX, clientY, buttons })),
    letGo: () => window.dispatchEvent(new PointerEvent('pointerup', mouse)),
  }
}

test('a click beside all cards selects none', () => {
  const { selection, press, letGo } = board()
  press(50, 50)
  letGo()
  expect([...selection.ids]).toEqual([])
})

test('whoever scrolls by the bar keeps what is selected', () => {
  const { selection, press, move, letGo, frame } = board()
  for (const [x, y] of [
    [105, 50],
    [50, 105],
  ] as const) {
    press(x, y)
    move(x - 40, y - 40)
    expect(frame()).toBeNull()
    letGo()
  }
  expect([...selection.ids]).toEqual(['one'])
})

test('a frame ends with the button, also where the page did not hear of it', () => {
  const { press, move, frame } = board()
  press(10, 10)
  move(60, 60)
  expect(frame()).not.toBeNull()
  move(80, 80, 0)
  expect(frame()).toBeNull()
  move(90, 90)
  expect(frame()).toBeNull()
})
