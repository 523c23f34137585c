import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { Avatar } from '#client/ui/Avatar.tsx'
import { describeActivity } from '#contract/activity-words.ts'
import type { PastChange } from '#contract/history.ts'
import classes from './ChangeLine.module.css'
import { momentWords } from './moment-words.ts'
import type { Travel, TravelState } from './travel.ts'

interface Props {
  travel: Travel
  state: TravelState
  isPlaying: boolean
}

/** What happened last: "Bo moved “Light the fire” to “Done”". */
export function ChangeLine({ travel, state: { change, people, isLoading, isFirst }, isPlaying }: Props) {
  const open = useOpenBoard()
  if (!change) {
    return (
      <span className={classes.quiet}>{isLoading ? 'Looking it up…' : isFirst ? 'Nothing had happened yet' : ''}</span>
    )
  }
  const actor = change.actor ? (people.get(change.actor) ?? open.people.get(change.actor)) : undefined
  const number = numberOf(change, travel)
  return (
    // Read out when somebody steps to it, not while a week goes by.
    <p className={classes.line} aria-live={isPlaying ? 'off' : 'polite'}>
      {actor && <Avatar person={actor} size={22} />}
      <span className={classes.words}>
        <b>{actor?.name ?? 'Somebody'}</b> {describeActivity(change)}
        {number && <span className={classes.number}> {number}</span>}
      </span>
      <time className={classes.time} dateTime={change.at}>
        {momentWords(Date.parse(change.at))}
      </time>
    </p>
  )
}

/** KEY-12, where it is about one task; of a deleted one it stands in what was. */
function numberOf({ tasks }: PastChange, { store }: Travel) {
  const [task, another] = tasks
  return task && !another ? (store.task(task._id)?.taskId ?? task.was?.taskId) : undefined
}
