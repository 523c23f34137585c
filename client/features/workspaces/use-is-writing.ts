import { useEffect, useState } from 'react'

/** Longer than a tap takes. */
const TAP_MS = 200
const field = 'input,textarea,[contenteditable="true"]'

/**
 * Whoever types on a phone has half a screen left, and goes nowhere: then there is no bar. It comes back a moment after the field was
 * left. At once, it would come under the finger that leaves the field by tapping the button below, and take the tap.
 */
export function useIsWriting() {
  const [isWriting, setWriting] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => setWriting(document.activeElement?.matches(field) ?? false)
    const begin = ({ target }: FocusEvent) => {
      if (!(target instanceof Element && target.matches(field))) return
      clearTimeout(timer)
      setWriting(true)
    }
    const end = () => {
      clearTimeout(timer)
      timer = setTimeout(look, TAP_MS)
    }
    // The bar loads after the page: somebody may have begun before it came.
    look()
    document.addEventListener('focusin', begin)
    document.addEventListener('focusout', end)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('focusin', begin)
      document.removeEventListener('focusout', end)
    }
  }, [])
  return isWriting
}
