// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { isTyping } from './is-typing.ts'

function keyIn(html: string, selector: string) {
  document.body.innerHTML = html
  let typing: boolean | undefined
  document.body.addEventListener('keydown', (event) => (typing = isTyping(event)), { once: true })
  document.querySelector(selector)!.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }))
  return typing
}

test('a key in a field, a menu or a dialog is no shortcut of the page', () => {
  expect(keyIn('<input>', 'input')).toBe(true)
  expect(keyIn('<textarea></textarea>', 'textarea')).toBe(true)
  expect(keyIn('<div role="dialog"><button>x</button></div>', 'button')).toBe(true)
  expect(keyIn('<main><button>x</button></main>', 'button')).toBe(false)
})
