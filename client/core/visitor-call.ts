import { useRef, useState } from 'react'
import type { Endpoint, Output, Sent } from '#contract/endpoint.ts'
import { call } from './call.ts'

interface Outcome<E extends Endpoint> {
  input: Sent<E> | null
  output: Output<E> | null
  error: Error | null
  isPending: boolean
}

interface Callbacks<E extends Endpoint> {
  onSuccess?(output: Output<E>): void
  onError?(error: Error): void
}

/**
 * A call from a form on a page for visitors; the page shows the error itself. TanStack Query does more, and is for the
 * screens behind the sign-in: here its 11 kB would be the largest part of the page that is not a framework.
 */
export function useVisitorCall<E extends Endpoint>(endpoint: E) {
  const nothing: Outcome<E> = { input: null, output: null, error: null, isPending: false }
  const [outcome, setOutcome] = useState(nothing)
  const underWay = useRef(false)

  async function send(input: Sent<E>, { onSuccess, onError }: Callbacks<E> = {}) {
    if (underWay.current) return
    underWay.current = true
    setOutcome({ ...nothing, input, isPending: true })
    try {
      const output = await call(endpoint, input)
      setOutcome({ ...nothing, input, output })
      onSuccess?.(output)
    } catch (reason) {
      const error = reason as Error
      setOutcome({ ...nothing, input, error })
      onError?.(error)
    } finally {
      underWay.current = false
    }
  }

  return {
    ...outcome,
    send: (...args: Parameters<typeof send>) => void send(...args),
    reset: () => setOutcome(nothing),
  }
}
