// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer } from '#client/testing/server.ts'
import type { Form } from '#contract/forms.ts'
import { useFormDraft } from './use-form-draft.ts'

const form = { _id: 'form', boardId: 'board', title: 'Contact', listeners: ['ada', 'admin'], version: 1 } as Form

function open() {
  const cache = new QueryClient()
  return renderHook(({ known, offered }) => useFormDraft(known, offered), {
    initialProps: { known: form, offered: ['ada', 'bo', 'cy'] },
    wrapper: ({ children }) => <QueryClientProvider client={cache}>{children}</QueryClientProvider>,
  })
}

test('whoever left the project while a form was being changed is left out, and the rest is saved', async () => {
  const sent: object[] = []
  fakeServer({
    'PUT /api/forms/form': (body) => {
      sent.push(body)
      return { form: { ...form, ...body, version: 2 } }
    },
  })
  const { result, rerender } = open()
  act(() => result.current.change({ listeners: ['ada', 'admin', 'bo', 'cy'] }))
  expect(result.current.draft.listeners).toEqual(['ada', 'admin', 'bo', 'cy'])
  rerender({ known: { ...form, listeners: ['ada'] }, offered: ['ada', 'cy'] })
  expect(result.current.draft.listeners).toEqual(['ada', 'cy'])
  act(() => result.current.save())
  await waitFor(() => expect(sent).toMatchObject([{ listeners: ['ada', 'cy'] }]))
})

test('a form that is only looked at has nothing to save when one of those it tells leaves', () => {
  const { result, rerender } = open()
  rerender({ known: { ...form, listeners: ['ada'] }, offered: ['ada', 'cy'] })
  expect([result.current.draft.listeners, result.current.dirty]).toEqual([['ada'], false])
})
