// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { MessageFile } from '#contract/chats.ts'
import { MessageFiles } from './MessageFiles.tsx'
import { type OpenChat, OpenChatContext } from './open-chat.ts'

afterEach(cleanup)

const file = (name: string, preview: string | null) => ({ _id: name, name, size: 1000, preview }) as MessageFile
const sent = [file('hall.png', '/files/a'), file('plan.pdf', null), file('roof.png', '/files/b')]

test('pictures stand together, what is none below them, and whoever looks at one goes on through all of the message', () => {
  const lookAt = vi.fn()
  render(
    <OpenChatContext value={{ lookAt } as unknown as OpenChat}>
      <MessageFiles files={sent} messageId="m1" />
    </OpenChatContext>,
  )
  const [pictures, others] = screen.getAllByRole('list')
  expect(within(pictures!).getAllByRole('img')).toHaveLength(2)
  within(others!).getByRole('button', { name: 'Download plan.pdf' })
  fireEvent.click(screen.getByRole('img', { name: 'roof.png' }))
  expect(lookAt).toHaveBeenCalledWith({ files: sent, id: 'roof.png', messageId: 'm1' })
})
