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

/** Of a long table the beginning, until somebody wants the rest or prints it: what stands below is not a thousand rows away. */
export function useFirstRows<Row>(rows: Row[]): { shown: Row[]; rest: Rest | undefined } {
  const [isWhole, setWhole] = useState(false)
  const isCut = !isWhole && rows.length > SHOWN + FEW

  useEffect(() => {
    if (!isCut) return
    const beforePrint = () => flushSync(() => setWhole(true))
    window.addEventListener('beforeprint', beforePrint)
    return () => window.removeEventListener('beforeprint', beforePrint)
  }, [isCut])

  if (!isCut) return { shown: rows, rest: undefined }
  return { shown: rows.slice(0, SHOWN), rest: { count: rows.length, showAll: () => setWhole(true) } }
}
