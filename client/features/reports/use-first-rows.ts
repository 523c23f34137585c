import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

const SHOWN = 50
/** Not worth a button. */
const FEW = 10

export interface Rest {
  /** With those that are shown. */
  count: number
  showAll(): void
}

/**
 * Of a long table the beginning, until somebody wants the rest or prints it: what stands below is not a thousand rows away.
 * Rows that have something to say come first in it.
 */
export function useFirstRows<Row>(rows: Row[], says: (row: Row) => boolean): { shown: Row[]; rest: Rest | undefined } {
  const [isWhole, setWhole] = useState(false)
  const isLong = rows.length > SHOWN + FEW
  const isCut = isLong && !isWhole

  useEffect(() => {
    if (!isCut) return
    const beforePrint = () => flushSync(() => setWhole(true))
    window.addEventListener('beforeprint', beforePrint)
    return () => window.removeEventListener('beforeprint', beforePrint)
  }, [isCut])

  if (!isLong) return { shown: rows, rest: undefined }
  const inOrder = [...rows.filter(says), ...rows.filter((row) => !says(row))]
  if (!isCut) return { shown: inOrder, rest: undefined }
  return { shown: inOrder.slice(0, SHOWN), rest: { count: rows.length, showAll: () => setWhole(true) } }
}
