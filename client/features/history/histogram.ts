/** How high the busiest part is drawn. */
export const PARTS_HEIGHT = 30

const GAP = 0.25
/** What happened at all is seen. */
const LOWEST = 2

/** Bars as one shape. By the root: next to a day of imports, an ordinary one would be nothing. */
export function histogram(counts: readonly number[]): string {
  const most = Math.sqrt(Math.max(...counts, 1))
  return counts
    .map((count, at) => {
      if (count === 0) return ''
      const height = Math.max(LOWEST, (Math.sqrt(count) / most) * PARTS_HEIGHT)
      return `M${at} ${PARTS_HEIGHT}v${(-height).toFixed(2)}h${1 - GAP}V${PARTS_HEIGHT}z`
    })
    .join('')
}
