import { startTransition, useEffect, useState } from 'react'

/** About what a tall screen shows. */
const FIRST = 60
/** A list that grows by a few shows them at once. */
const SLACK = 40

/** Of a long list first what fits on the screen; the rest follows without holding up anything else. */
export function useGradually<Item>(items: Item[]): Item[] {
  const [limit, setLimit] = useState(FIRST)
  const wanted = Math.max(FIRST, items.length + SLACK)

  useEffect(() => {
    if (wanted < limit) setLimit(wanted)
    else if (items.length > limit) startTransition(() => setLimit(wanted))
  }, [items.length, limit, wanted])

  return items.length > limit ? items.slice(0, limit) : items
}
