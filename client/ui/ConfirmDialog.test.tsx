// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { ConfirmDialog } from './ConfirmDialog.tsx'

afterEach(cleanup)

function show(busy: boolean) {
  const onClose = vi.fn()
  render(
    <MantineProvider env="test">
      <ConfirmDialog opened title="Sure?" confirmLabel="Yes" onClose={onClose} onConfirm={() => {}} busy={busy} />
    </MantineProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  fireEvent.keyDown(document.body, { key: 'Escape' })
  return onClose
}

test('it closes by its button and by Escape', () => expect(show(false)).toHaveBeenCalledTimes(2))
test('it stays open while what was confirmed is under way', () => expect(show(true)).not.toHaveBeenCalled())

/** Closes at once: what was confirmed goes on by itself. */
function Asking({ onConfirm }: { onConfirm(): void }) {
  const [opened, setOpened] = useState(true)
  const close = () => setOpened(false)
  return (
    <MantineProvider>
      <ConfirmDialog
        opened={opened}
        title="Sure?"
        confirmLabel="Yes"
        onClose={close}
        onConfirm={() => {
          close()
          onConfirm()
        }}
      />
    </MantineProvider>
  )
}

test('while it fades away it cannot be confirmed again', async () => {
  const onConfirm = vi.fn()
  render(<Asking onConfirm={onConfirm} />)
  const yes = await screen.findByRole('button', { name: 'Yes' })
  fireEvent.click(yes)
  fireEvent.submit(yes.closest('form')!)
  expect(onConfirm).toHaveBeenCalledTimes(1)
})

test('the second click of a double one presses nothing that lies below, the next one does', async () => {
  const below = vi.fn()
  render(
    <>
      <button type="button" onClick={below}>
        Below
      </button>
      <Asking onConfirm={() => {}} />
    </>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Yes' }), { detail: 1 })
  const button = screen.getByText('Below')
  fireEvent.click(button, { detail: 2 })
  expect(below).not.toHaveBeenCalled()
  fireEvent.mouseDown(button, { detail: 1 })
  fireEvent.click(button, { detail: 1 })
  fireEvent.click(button, { detail: 2 })
  expect(below).toHaveBeenCalledTimes(2)
})
