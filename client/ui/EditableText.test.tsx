// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { Toasts } from '#client/core/toasts.tsx'
import { EditableText } from './EditableText.tsx'

// Compiled beforehand: on a busy machine that alone takes longer than a test waits.
beforeAll(() => import('#client/core/ToastStack.tsx'))

afterEach(() => {
  vi.unstubAllGlobals()
  cleanup()
})

async function type(text: string, onSave: (text: string) => Promise<unknown>, endingKey = 'Enter') {
  const { unmount } = render(
    <MantineProvider env="test">
      <EditableText label="Title" value="Launch" placeholder="Untitled" onSave={onSave} />
    </MantineProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Launch' }))
  fireEvent.change(await screen.findByRole('textbox', { name: 'Title' }), { target: { value: text } })
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Title' }), { key: endingKey })
  return unmount
}

test('it does not wait for the answer, but brings a refused text back with the reason', async () => {
  let refuse = () => {}
  await type('No', () => new Promise((_, reject) => (refuse = () => reject(new Error('Too short')))))
  expect(screen.queryByRole('textbox')).toBeNull()
  await act(async () => refuse())
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveProperty('value', 'No')
  expect(screen.getByText('Too short')).toBeDefined()
})

test('what did not change is not saved', async () => {
  const onSave = vi.fn()
  await type('Launch ', onSave)
  expect(onSave).not.toHaveBeenCalled()
})

test('a field that is gone without having been left is saved, unless it was given up', async () => {
  const onSave = vi.fn(async () => {})
  const goBack = await type('Lift off', onSave, 'Shift')
  goBack()
  expect(onSave).toHaveBeenCalledExactlyOnceWith('Lift off')
  const leave = await type('Landing', onSave, 'Escape')
  leave()
  expect(onSave).toHaveBeenCalledTimes(1)
})

test('whoever has gone to another page is told there why their text was refused, and can take it along', async () => {
  const copied = vi.fn(async () => {})
  vi.stubGlobal('navigator', { clipboard: { writeText: copied } })
  const goBack = await type('No', () => Promise.reject(new Error('Too short')), 'Shift')
  goBack()
  render(<Toasts />)
  expect(await screen.findByText('Too short')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Copy your text' }))
  expect(copied).toHaveBeenCalledWith('No')
  expect(await screen.findByText('Text copied')).toBeDefined()
})

test('a text that is refused while the next one is typed does not take its place', async () => {
  let refuse = () => {}
  await type('No', () => new Promise((_, reject) => (refuse = () => reject(new Error('Still too short')))))
  fireEvent.click(screen.getByRole('button', { name: 'Launch' }))
  fireEvent.change(await screen.findByRole('textbox', { name: 'Title' }), { target: { value: 'Lift off' } })
  await act(async () => refuse())
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveProperty('value', 'Lift off')
  render(<Toasts />)
  expect(await screen.findByText('Still too short')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Copy your text' })).toBeDefined()
})
