import { useEffect, useRef } from 'react'

/** Puts the focus on an element when it appears; after a tick, because the browser still moves it while a page changes. */
export function useFocus<Element extends HTMLElement>(wanted = true) {
  const ref = useRef<Element>(null)
  useEffect(() => {
    if (!wanted) return
    const timer = setTimeout(() => ref.current?.focus(), 0)
    return () => clearTimeout(timer)
  }, [wanted])
  return ref
}
