// @vitest-environment happy-dom

import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { singleKeys } from '#client/core/single-keys.ts'
import { usePanelKeys } from './use-panel-keys.ts'

let heard: string[] = []
afterEach(() => {
  cleanup()
  heard = []
  localStorage.clear()
})

function openPanel() {
  const panel = document.createElement('div')
  document.body.replaceChildren(panel)
  renderHook(() => usePanelKeys({ current: panel }, (key) => heard.push(key)))
}
const press = (key: string) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))

test('letters lead from task to task', () => {
  openPanel()
  press('j')
  press('k')
  expect(heard).toEqual(['j', 'k'])
})

test('whoever turned shortcuts of a single letter off goes nowhere with them, and still gets out', () => {
  singleKeys.turn(false)
  openPanel()
  press('j')
  press('k')
  press('Escape')
  expect(heard).toEqual(['Escape'])
})
