import { type RefObject, useEffect, useState } from 'react'

const DAY_HEAD = 28
const LINE = 25
const FIRST_GUESS = 3

/** How many tasks fit below the number of a day, when so many weeks share the height. */
export function useLines(grid: RefObject<HTMLElement | null>, weeks: number): number {
  const [lines, setLines] = useState(FIRST_GUESS)
  useEffect(() => {
    const element = grid.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => {
      const height = entry!.contentRect.height / weeks
      setLines(Math.max(1, Math.floor((height - DAY_HEAD) / LINE)))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [grid, weeks])
  return lines
}
