// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { ColorPicker } from './ColorPicker.tsx'
import { Dialog } from './Dialog.tsx'
import { EditableText } from './EditableText.tsx'
import { SecretDialog } from './SecretDialog.tsx'

afterEach(cleanup)

/** Labels, and over them the question whether one is to go. */
function Labels() {
  const [isOpen, setOpen] = useState(true)
  const [asks, setAsks] = useState(false)
  return (
    <MantineProvider env="test">
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title="Labels">
        <button type="button" onClick={() => setAsks(true)}>
          Delete Bug
        </button>
        <EditableText label="Name of Bug" value="Bug" placeholder="Name" onSave={async () => {}} />
        <ColorPicker label="Color of Bug" value="red" onChange={() => {}} />
      </Dialog>
      <Dialog opened={asks} onClose={() => setAsks(false)} title="Delete it?" />
    </MantineProvider>
  )
}

const shown = () =>
  screen.queryAllByRole('dialog').map((dialog) => dialog.querySelector('h2')?.textContent ?? 'popover')
const pressEscape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })

test('Escape closes the dialog in front, and then the one behind it', () => {
  render(<Labels />)
  fireEvent.click(screen.getByText('Delete Bug'))
  expect(shown()).toEqual(['Labels', 'Delete it?'])
  pressEscape()
  expect(shown()).toEqual(['Labels'])
  pressEscape()
  expect(shown()).toEqual([])
})

test('Escape in a field or a picker inside of it leaves that alone', async () => {
  render(<Labels />)
  fireEvent.click(screen.getByText('Bug'))
  const field = await screen.findByRole('textbox', { name: 'Name of Bug' })
  fireEvent.keyDown(field, { key: 'Escape' })
  expect(screen.queryByRole('textbox', { name: 'Name of Bug' })).toBeNull()
  expect(shown()).toEqual(['Labels'])

  fireEvent.click(screen.getByRole('button', { name: /Color of Bug/ }))
  fireEvent.keyDown(await screen.findByRole('textbox', { name: 'Own color, as #rrggbb' }), { key: 'Escape' })
  expect(screen.queryByRole('textbox', { name: 'Own color, as #rrggbb' })).toBeNull()
  expect(shown()).toEqual(['Labels'])
})

test('Escape does not close what is shown once', () => {
  const onClose = vi.fn()
  render(
    <MantineProvider env="test">
      <SecretDialog opened onClose={onClose} title="New key" isShowingSecret />
    </MantineProvider>,
  )
  pressEscape()
  expect(onClose).not.toHaveBeenCalled()
})
