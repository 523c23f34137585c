import { useEffect, useRef } from 'react'

/** Whoever sent a form and was refused goes on at the first field that is not in order. */
export function useFocusInvalid(error: unknown) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const field = error ? form.current?.querySelector<HTMLElement>('[aria-invalid=true]') : null
    field?.focus()
    // With its label, which stands above it.
    field?.scrollIntoView({ block: 'center' })
  }, [error])
  return form
}
