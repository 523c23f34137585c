// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { singleKeys } from '#client/core/single-keys.ts'
import type { Command } from './command.ts'
import { commandsHere } from './commands-here.ts'
import { palette } from './palette-state.ts'
import { useCommands } from './registry.ts'
import { useCommandKeys } from './use-command-keys.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let done: string[] = []
const doing = (id: string, keys: string, rest: Partial<Command> = {}): Command => ({
  id,
  title: id,
  group: 'Go to',
  keys,
  run: ({ taskIds }) => done.push([id, ...(rest.isAboutTask ? taskIds : [])].join(' ')),
  ...rest,
})

function Screen({ view, everywhere }: { view: Command[]; everywhere: Command[] }) {
  useCommands(everywhere, 'everywhere')
  useCommands(view)
  useCommandKeys()
  return null
}

let leave = () => {}
function show(view: Command[], everywhere: Command[], html = '') {
  const root = createRoot(document.createElement('div'))
  act(() => root.render(<Screen view={view} everywhere={everywhere} />))
  document.body.innerHTML = html
  leave = () => act(() => root.unmount())
}

function press(key: string, target: Element = document.body, held: KeyboardEventInit = {}) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held })
  target.dispatchEvent(event)
  return event.defaultPrevented
}
const element = (selector: string) => document.querySelector<HTMLElement>(selector)!

beforeEach(() => {
  done = []
})
afterEach(() => {
  leave()
  palette.close()
  localStorage.clear()
})

test('keys pressed before anybody listened are heard when somebody does, if that was only just now', async () => {
  const pressed = ['g', 'h', 'x'].map((key) => new KeyboardEvent('keydown', { key }))
  const longAgo = new KeyboardEvent('keydown', { key: 'h' })
  Object.defineProperty(longAgo, 'timeStamp', { value: performance.now() - 60_000 })
  window.earlyKeys = { end: () => [longAgo, ...pressed] }
  await act(async () => show([], [doing('home', 'g h'), doing('again', 'h')]))
  expect(done).toEqual(['home'])
  expect(window.earlyKeys).toBeUndefined()
})

test('a key does what it is for, and others stay the browser’s', () => {
  show([], [doing('home', 'h')])
  expect([press('h'), press('j'), press('h', document.body, { ctrlKey: true })]).toEqual([true, false, false])
  expect(done).toEqual(['home'])
})

test('one key after the other; a sequence that leads nowhere is forgotten', () => {
  show([], [doing('board', 'g b'), doing('task', 'b')])
  press('g')
  press('b')
  press('g')
  press('x')
  press('b')
  expect(done).toEqual(['board', 'task'])
})

test('the view’s own keys are meant where it is on screen, and no others are shown on them', () => {
  show([doing('today', 't')], [doing('timer', 't')])
  press('t')
  expect(done).toEqual(['today'])
  expect(commandsHere().map(({ id, keys }) => [id, keys])).toEqual([
    ['today', 't'],
    ['timer', undefined],
  ])
  leave()
  expect(commandsHere()).toEqual([])
})

test('whoever types writes letters; what opens the palette is heard all the same', () => {
  show(
    [],
    [doing('home', 'h'), doing('palette', 'mod+k', { isHeardInFields: true })],
    '<input><div role="menu"><a></a></div>',
  )
  press('h', element('input'))
  press('h', element('a'))
  press('k', element('input'), { metaKey: true })
  expect(done).toEqual(['palette'])
})

test('behind an open dialog nothing happens', () => {
  show([], [doing('home', 'h')], '<div role="dialog" aria-modal="true"></div>')
  expect(press('h')).toBe(false)
})

test('a key that something on the page had a use for is not heard twice', () => {
  show([], [doing('home', 'h')], '<button></button>')
  element('button').addEventListener('keydown', (event) => event.preventDefault())
  press('h', element('button'))
  expect(done).toEqual([])
})

test('a task key is about the card in focus, and nothing without one', () => {
  show([], [doing('assign', 'a', { isAboutTask: true })], '<article data-task="one" tabindex="0"></article>')
  press('a')
  element('article').focus()
  press('a', element('article'))
  expect(done).toEqual(['assign one'])
})

test('over an open task keys are about that task, and what is behind it waits', () => {
  show(
    [],
    [doing('assign', 'a', { isAboutTask: true }), doing('home', 'h'), doing('help', '?', { group: 'General' })],
    '<article data-task="one" tabindex="0"></article><section role="dialog" aria-modal="true" data-open-task="two"><button></button><input></section>',
  )
  press('a', element('button'))
  press('h', element('button'))
  press('?', element('button'))
  press('a', element('input'))
  expect(done).toEqual(['assign two', 'help'])
})

test('a question opens the palette, with what it is about', () => {
  show(
    [],
    [{ id: 'move', title: 'Move', group: 'Task', keys: 'm', isAboutTask: true, page: 'columns' }],
    '<article data-task="one" tabindex="0"></article>',
  )
  element('article').focus()
  press('m', element('article'))
  expect(palette.opening()).toEqual({ page: 'columns', subject: { taskIds: ['one'] } })
})

test('what is typed before the palette is there is kept for it', () => {
  show([], [doing('home', 'h')])
  palette.open()
  expect([press('h'), press('o'), press('o', document.body, { ctrlKey: true })]).toEqual([true, true, true])
  expect([palette.typed(), done]).toEqual(['ho', []])
  press('Escape')
  expect([palette.opening(), palette.typed()]).toEqual([null, ''])
})

test('Enter pressed before the palette is there is for it, not for the card below', () => {
  show([], [], '<article data-task="one" tabindex="0"></article>')
  const opened = vi.fn()
  element('article').addEventListener('keydown', opened)
  element('article').focus()
  palette.open()
  for (const key of ['c', 'a', 'x', 'Backspace', 'Enter']) press(key, element('article'))
  expect([palette.typed(), opened.mock.calls]).toEqual(['ca\n', []])
})

test('held down, a key asks once, unless it is meant to go on', () => {
  show([doing('undo', 'mod+z', { group: 'View' }), doing('zoom', '+', { group: 'View', repeats: true })], [])
  press('z', document.body, { ctrlKey: true })
  press('z', document.body, { ctrlKey: true, repeat: true })
  press('+')
  press('+', document.body, { repeat: true })
  expect(done).toEqual(['undo', 'zoom', 'zoom'])
})

test('single letters can be turned off; keys with others held stay', () => {
  show([], [doing('home', 'h'), doing('board', 'g b'), doing('undo', 'mod+z')])
  singleKeys.turn(false)
  press('h')
  press('g')
  press('b')
  press('z', document.body, { ctrlKey: true })
  expect(done).toEqual(['undo'])
})
