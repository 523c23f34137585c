import { type PointerEvent, useEffect, useState } from 'react'
import { removeToast } from './toast-list.ts'

/** A toast lives its time, if it has one, but not while someone reads it with pointer or keyboard. */
export function useToastLife(id: number, life: number | null) {
  const [held, setHeld] = useState(false)

  useEffect(() => {
    if (held || life === null) return
    const timer = setTimeout(() => removeToast(id), life)
    return () => clearTimeout(timer)
  }, [id, life, held])

  return {
    // Not as it enters: a toast may appear below a pointer that somebody left where they last clicked.
    onPointerMove: ({ movementX, movementY }: PointerEvent) => {
      if (movementX !== 0 || movementY !== 0) setHeld(true)
    },
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  }
}
