import type { Grouping } from '#client/features/tasks/board-search.ts'
import { PriorityIcon } from '#client/features/tasks/PriorityIcon.tsx'
import { Avatar } from '#client/ui/Avatar.tsx'
import { ColorDot } from '#client/ui/ColorDot.tsx'
import { useView } from './view.ts'

/** What a row stands for, as a picture. */
export function LaneSign({ group, laneKey }: { group: Grouping; laneKey: string }) {
  const { people, labels } = useView()
  if (group === 'priority') return <PriorityIcon priority={Number(laneKey)} />
  if (group === 'members') return <Avatar person={people.get(laneKey)} size={20} />
  return <ColorDot color={labels.get(laneKey)?.color ?? 'gray'} />
}
