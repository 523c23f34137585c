import type { MutateOptions } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Endpoint, Output, Sent } from '#contract/endpoint.ts'
import { useCall } from './mutations.ts'

/**
 * A call that is not made again while it is under way. A button shows busy a moment after the click; a second click in that
 * moment would create a thing twice, or be refused and hide that the first one went well.
 */
export function useSingleCall<E extends Endpoint>(endpoint: E, options: Parameters<typeof useCall<E>>[1]) {
  const mutation = useCall(endpoint, options)
  const underWay = useRef(false)

  function mutate(input: Sent<E>, callbacks: MutateOptions<Output<E>, Error, Sent<E>> = {}) {
    if (underWay.current) return
    underWay.current = true
    // Waits for the call itself: callbacks given to it are forgotten once somebody resets what is shown of it.
    const settle = () => {
      underWay.current = false
    }
    mutation.mutateAsync(input, callbacks).then(settle, settle)
  }

  return { ...mutation, mutate }
}
