// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { afterEach, expect, test, vi } from 'vitest'
import { act, cleanup, fireEvent, render, screen } from '#client/testing/react.ts'
import { EditableText } from './EditableText.tsx'

afterEach(cleanup)

async function type(text: string, onSave: (text: string) => Promise<unknown>) {
  render(
    <MantineProvider env="test">
      <EditableText label="Title" value="Launch" placeholder="Untitled" onSave={onSave} />
    </MantineProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Launch' }))
  fireEvent.change(await screen.findByRole('textbox', { name: 'Title' }), { target: { value: text } })
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Title' }), { key: 'Enter' })
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
