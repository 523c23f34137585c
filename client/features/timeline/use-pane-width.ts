import { useCallback, useState } from 'react'
import { remember } from '#client/core/remember.ts'

const KEY = 'timeline-pane'
const NARROWEST = 96
const WIDEST = 560

const fitting = (width: number) =>
  Math.round(Math.max(NARROWEST, Math.min(WIDEST, width, Math.max(NARROWEST, window.innerWidth * 0.6))))

/** On a phone most of the room belongs to the days. */
const usual = () => (window.innerWidth < 600 ? 124 : 300)

function remembered(): number {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    return typeof known === 'number' ? known : usual()
  } catch {
    return usual()
  }
}

/** How wide the names are, as this browser was last told. */
export function usePaneWidth() {
  const [width, setWidth] = useState(() => fitting(remembered()))
  const resize = useCallback((wanted: number) => {
    const next = fitting(wanted)
    setWidth(next)
    remember(localStorage, KEY, next)
  }, [])
  return { width, resize, narrowest: NARROWEST, widest: fitting(WIDEST) }
}
