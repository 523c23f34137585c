// A line from the end of one bar to the start of another, around corners, with an arrow at its end.
export type Point = readonly [x: number, y: number]

const OUT = 8
const CORNER = 6
const ARROW = 5

/** The corners it goes around. It turns right beside the bar it comes from: further on that bar's title may stand. */
function cornersOf(from: Point, to: Point, rowHeight: number): Point[] {
  const [x1, y1] = from
  const [x2, y2] = [to[0] - 1, to[1]]
  const turn = x1 + OUT
  const between = y1 + (rowHeight / 2) * (y2 >= y1 ? 1 : -1)
  return x2 - turn >= OUT
    ? [from, [turn, y1], [turn, y2], [x2, y2]]
    : [from, [turn, y1], [turn, between], [x2 - OUT - 2, between], [x2 - OUT - 2, y2], [x2, y2]]
}

export function linkPath(from: Point, to: Point, rowHeight: number): string {
  const points = cornersOf(from, to, rowHeight)
  const [x2, y2] = points.at(-1)!
  return `${rounded(points)}M${x2 - ARROW} ${y2 - 3.5}L${x2} ${y2}L${x2 - ARROW} ${y2 + 3.5}`
}

/** Where it comes into the row it ends in: there is room between the bars. */
export function linkEntry(from: Point, to: Point, rowHeight: number): Point {
  const [x] = cornersOf(from, to, rowHeight).at(-2)!
  return [x, to[1] - (rowHeight / 2) * (to[1] >= from[1] ? 1 : -1)]
}

/** Straight to a point that moves, as while somebody draws it. */
export const draftPath = ([x1, y1]: Point, [x2, y2]: Point) => `M${x1} ${y1}L${x2} ${y2}`

function rounded(points: Point[]): string {
  const [first, ...rest] = points as [Point, ...Point[]]
  const corners = rest.map((point, at) => {
    const next = rest[at + 1]
    if (!next) return `L${point[0]} ${point[1]}`
    const before = towards(point, points[at]!)
    const after = towards(point, next)
    return `L${before[0]} ${before[1]}Q${point[0]} ${point[1]} ${after[0]} ${after[1]}`
  })
  return `M${first[0]} ${first[1]}${corners.join('')}`
}

/** A little way from one point to another, at most half of it. */
function towards([x, y]: Point, [toX, toY]: Point): Point {
  const distance = Math.abs(toX - x) + Math.abs(toY - y)
  const step = Math.min(CORNER, distance / 2) / (distance || 1)
  return [x + (toX - x) * step, y + (toY - y) * step]
}
