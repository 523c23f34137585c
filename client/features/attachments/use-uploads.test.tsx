// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { act, renderHook, waitFor } from '#client/testing/react.ts'
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
