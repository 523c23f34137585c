import type { ReactNode } from 'react'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

interface TipLine {
  name: string
  value: string
  color?: string
}

/** Something on a chart that can be pointed at. */
export interface Mark {
  /** Where its words are shown. */
  x: number
  y: number
  /** What of the chart stands for it. */
  box: Box
  title: string
  lines: TipLine[]
  /** Drawn over the chart while somebody points at it. */
  highlight: ReactNode
  onOpen?: (() => void) | undefined
}

/** A chart in a given size. */
export interface Drawing {
  picture: ReactNode
  /** Place after place; in each of them one for every row. */
  marks: Mark[]
  rows?: number
  /** Where boxes do not tell. */
  pick?(x: number, y: number): number
}

export interface Size {
  width: number
  height: number
}

/** The mark somebody means: the one they are in, else the nearest. */
export function pickMark(marks: readonly Mark[], x: number, y: number): number {
  let best = -1
  let least = Number.POSITIVE_INFINITY
  for (const [index, mark] of marks.entries()) {
    const distance = 1000 * outside(mark.box, x, y) + Math.hypot(mark.x - x, mark.y - y)
    if (distance < least) [best, least] = [index, distance]
  }
  return best
}

const outside = ({ x: left, y: top, width, height }: Box, x: number, y: number) =>
  Math.hypot(Math.max(left - x, 0, x - left - width), Math.max(top - y, 0, y - top - height))

/** Where an arrow key leads; the same place when there is nothing further. */
export function nextMark(key: string, index: number, count: number, rows = 1): number | null {
  const row = index % rows
  const steps: Record<string, number> = {
    ArrowRight: index + rows,
    ArrowLeft: index - rows,
    ArrowUp: row > 0 ? index - 1 : index,
    ArrowDown: row < rows - 1 ? index + 1 : index,
    Home: row,
    End: count - rows + row,
  }
  const next = steps[key]
  if (next === undefined) return null
  return next >= 0 && next < count ? next : index
}
