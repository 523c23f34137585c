// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ChecklistRow } from './ChecklistRow.tsx'
import { NewChecklistItem } from './NewChecklistItem.tsx'

test('what was typed in a checklist is saved when the panel goes without the field having been left', () => {
  const [onAdd, onChange] = [vi.fn(), vi.fn()]
  const item = { _id: 'logs', text: 'Logs', done: false }
  const place = { list: 'fire', index: 0, count: 1, readOnly: false, onMove: () => {}, onDelete: () => {} }
  const { unmount } = render(
    <MantineProvider env="test">
      <ChecklistRow item={item} {...place} onChange={onChange} />
      <NewChecklistItem onAdd={onAdd} />
    </MantineProvider>,
  )
  fireEvent.change(screen.getByRole('textbox', { name: 'Edit Logs' }), { target: { value: 'Dry logs' } })
  fireEvent.change(screen.getByRole('textbox', { name: 'Add a checklist item' }), { target: { value: 'Coal' } })
  unmount()
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ text: 'Dry logs' })
  expect(onAdd).toHaveBeenCalledExactlyOnceWith('Coal')
})
