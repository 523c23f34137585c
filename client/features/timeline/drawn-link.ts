import { linkEntry, linkPath, type Point } from './link-path.ts'
import { type FindTask, isInConflict, type PlacedLink } from './links.ts'
import type { Plan } from './plan.ts'
import { endsOf, type Scale } from './scale.ts'
import { middleOf, ROW_HEIGHT } from './sizes.ts'
import { spanOf } from './spans.ts'

export interface DrawnLink extends PlacedLink {
  path: string
  /** Where it is taken away. */
  grip: Point
  isConflict: boolean
}

interface Drawing {
  task: FindTask
  scale: Scale
  /** Where tasks would be, while somebody drags. */
  planned: ReturnType<Plan['all']>
  visible: { left: number; right: number }
}

/** A link as a line; null when one of its ends has no day, or it is out of sight. */
export function drawnLink(link: PlacedLink, { task, scale, planned, visible }: Drawing): DrawnLink | null {
  const [one, other] = [task(link.from), task(link.to)]
  if (!one?.dueDate || !other) return null
  const before = { ...one, ...planned.get(link.from)?.dates }
  const after = { ...other, ...planned.get(link.to)?.dates }
  const [first, second] = [spanOf(before), spanOf(after)]
  if (!first || !second) return null
  const [x1, x2] = [endsOf(scale, first).end, endsOf(scale, second).start]
  if (Math.max(x1, x2) < visible.left || Math.min(x1, x2) > visible.right) return null
  const from: Point = [x1, middleOf(link.fromRow)]
  const to: Point = [x2, middleOf(link.toRow)]
  const path = linkPath(from, to, ROW_HEIGHT)
  const grip = linkEntry(from, to, ROW_HEIGHT)
  return { ...link, path, grip, isConflict: isInConflict(before, after) }
}
