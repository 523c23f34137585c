export interface Point {
  x: number
  y: number
}

const at = (n: number) => n.toFixed(1)

/**
 * A smooth line that never goes above or below the values it connects (Steffen's slopes): a curve that dips under nought would
 * tell of tasks that never were.
 */
export function curve(points: readonly Point[]): string {
  const first = points[0]
  if (!first) return ''
  const slopes = slopesOf(points)
  return points.slice(1).reduce(
    (path, end, index) => {
      const start = points[index]!
      const third = (end.x - start.x) / 3
      const leaving = `${at(start.x + third)} ${at(start.y + slopes[index]! * third)}`
      const arriving = `${at(end.x - third)} ${at(end.y - slopes[index + 1]! * third)}`
      return `${path}C${leaving} ${arriving} ${at(end.x)} ${at(end.y)}`
    },
    `M${at(first.x)} ${at(first.y)}`,
  )
}

/** What lies between two lines over the same places. */
export function area(top: readonly Point[], bottom: readonly Point[]): string {
  return `${curve(top)}L${curve(bottom.toReversed()).slice(1)}Z`
}

function slopesOf(points: readonly Point[]): number[] {
  const rise = (index: number) => {
    const [start, end] = [points[index], points[index + 1]]
    return start && end && end.x !== start.x ? (end.y - start.y) / (end.x - start.x) : 0
  }
  return points.map((_, index) => {
    const [before, after] = [rise(index - 1), rise(index)]
    if (before * after <= 0) return 0
    return Math.sign(after) * 2 * Math.min(Math.abs(before), Math.abs(after), Math.abs(before + after) / 4)
  })
}

/** A bar with its far end rounded. */
export function bar(x: number, y: number, width: number, height: number, radius = 5): string {
  const r = Math.max(0, Math.min(radius, width / 2, height))
  return `M${at(x)} ${at(y + height)}v${at(r - height)}q0 ${at(-r)} ${at(r)} ${at(-r)}h${at(width - 2 * r)}q${at(r)} 0 ${at(r)} ${at(r)}v${at(height - r)}z`
}

/** Part of a ring; angles in turns, from the top. */
export function ringPart(centre: number, radius: number, from: number, to: number): string {
  const point = (turn: number) => {
    const angle = (turn - 0.25) * 2 * Math.PI
    return `${at(centre + radius * Math.cos(angle))} ${at(centre + radius * Math.sin(angle))}`
  }
  // A whole turn begins where it ends, which draws nothing.
  const end = Math.min(to, from + 0.9999)
  return `M${point(from)}A${radius} ${radius} 0 ${end - from > 0.5 ? 1 : 0} 1 ${point(end)}`
}
