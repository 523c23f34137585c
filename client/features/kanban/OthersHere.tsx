import { useOthersAt } from '#client/features/presence/presence.ts'
import { AvatarStack } from '#client/ui/AvatarStack.tsx'
import classes from './OthersHere.module.css'
import { useView } from './view.ts'

/** Faces of the others who have this task open right now, on the edge of its card, away from those it is assigned to. */
export function OthersHere({ taskId }: { taskId: string }) {
  const { board } = useView()
  const others = useOthersAt(board._id, taskId)
  if (others.length === 0) return null
  const names = others.map(({ name }) => name).join(', ')
  return (
    <span className={classes.others} title={`Open at: ${names}`}>
      <AvatarStack people={others} size={18} max={2} />
    </span>
  )
}
