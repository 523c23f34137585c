import type { Grouping } from '#client/features/tasks/board-search.ts'
import { PriorityIcon } from '#client/features/tasks/PriorityIcon.tsx'
import { Avatar } from '#client/ui/Avatar.tsx'
import { colorOf } from '#client/ui/color-of.ts'
import classes from './LaneHead.module.css'
import { useView } from './view.ts'

/** What a row stands for, as a picture. */
export function LaneSign({ group, laneKey }: { group: Grouping; laneKey: string }) {
  const { people, labels } = useView()
  if (group === 'priority') return <PriorityIcon priority={Number(laneKey)} />
  if (group === 'members') return <Avatar person={people.get(laneKey)} size={20} />
  return <i className={classes.dot} style={{ background: colorOf(labels.get(laneKey)?.color ?? 'gray') }} />
}
