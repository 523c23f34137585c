import { useCallback, useState } from 'react'

/** What is closed of rows or groups, and closing or opening one. */
export function useClosed() {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const toggle = useCallback((key: string) => {
    setClosed((before) => {
      const after = new Set(before)
      if (!after.delete(key)) after.add(key)
      return after
    })
  }, [])
  return { closed, toggle }
}
