// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeServer } from '#client/testing/server.ts'
import { attachmentsQuery } from './data.ts'
import { useUploads } from './use-uploads.ts'

/** Uploads go out the old way, which tells how far they are. */
class TakenUpload {
  upload = {}
  status = 201
  statusText = 'Created'
  responseText = JSON.stringify({ attachment: { _id: 'new' } })
  onload = () => {}
  open() {}
  setRequestHeader() {}
  send() {
    this.onload()
  }
}

test('a file put on a task whose files could not be listed does not stand for all of them', async () => {
  vi.stubGlobal('XMLHttpRequest', TakenUpload)
  const server = fakeServer()
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const { result } = renderHook(() => ({ files: useQuery(attachmentsQuery('fire')), uploads: useUploads('fire') }), {
    wrapper: ({ children }) => <QueryClientProvider client={cache}>{children}</QueryClientProvider>,
  })
  await waitFor(() => expect(result.current.files.isError).toBe(true))
  server.answers['GET /api/tasks/fire/attachments'] = { attachments: [{ _id: 'old' }, { _id: 'new' }] }
  await act(() => result.current.uploads.add([new File(['wood'], 'wood.txt')]))
  await waitFor(() => expect(result.current.files.data?.map(({ _id }) => _id)).toEqual(['old', 'new']))
})

test('files chosen together arrive in the order in which they were chosen, and one that is refused holds up nobody', async () => {
  const under: SlowUpload[] = []
  class SlowUpload extends TakenUpload {
    name = ''
    override send(body?: FormData) {
      this.name = (body!.get('file') as File).name
      under.push(this)
    }
    answer(status: number) {
      this.status = status
      this.responseText = JSON.stringify(status === 201 ? { attachment: { _id: this.name } } : { message: 'No' })
      this.onload()
    }
  }
  vi.stubGlobal('XMLHttpRequest', SlowUpload)
  fakeServer({ 'GET /api/tasks/fire/attachments': { attachments: [{ _id: 'old' }] } })
  const cache = new QueryClient()
  const { result } = renderHook(() => ({ files: useQuery(attachmentsQuery('fire')), uploads: useUploads('fire') }), {
    wrapper: ({ children }) => <QueryClientProvider client={cache}>{children}</QueryClientProvider>,
  })
  await waitFor(() => expect(result.current.files.isSuccess).toBe(true))
  const chosen = ['large', 'refused', 'small'].map((name) => new File([name], name))
  act(() => void result.current.uploads.add(chosen))
  expect(result.current.uploads.underWay.map(({ name }) => name)).toEqual(['large', 'refused', 'small'])
  for (const [at, status] of [201, 500, 201].entries()) {
    await waitFor(() => expect(under).toHaveLength(at + 1))
    await act(async () => under[at]!.answer(status))
  }
  await waitFor(() => expect(result.current.uploads.underWay).toEqual([]))
  expect(under.map(({ name }) => name)).toEqual(['large', 'refused', 'small'])
  expect(result.current.files.data?.map(({ _id }) => _id)).toEqual(['old', 'large', 'small'])
})
