import { useEffect, useRef } from 'react'

const SETTLED_MS = 250

/** Tells of a moment one stays at. Not while it changes with every frame: browsers count how often an address is written. */
export function useSettledMoment(at: string | undefined | null, onMoment: (at: string | undefined) => void) {
  const told = useRef(at)
  useEffect(() => {
    if (at === null || at === told.current) return
    const timer = setTimeout(() => {
      told.current = at
      onMoment(at)
    }, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [at, onMoment])
}
