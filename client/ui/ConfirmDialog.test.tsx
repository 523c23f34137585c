// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { afterEach, expect, test, vi } from 'vitest'
import { cleanup, fireEvent, render, screen } from '#client/testing/react.ts'
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
