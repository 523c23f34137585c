export interface Point {
  x: number
  y: number
}

/** So far a finger may slip while it holds. */
const SLIP = 8

export const pointOf = ({ clientX, clientY }: Touch): Point => ({ x: clientX, y: clientY })

export const hasLeft = (start: Point, { x, y }: Point) => Math.hypot(start.x - x, start.y - y) > SLIP
