import type { Person } from '#contract/people.ts'
import classes from './HeatMap.module.css'
import { OpenNumber } from './OpenNumber.tsx'
import { useReport } from './report-context.ts'
import type { Load } from './utilisation.ts'
import { hoursInSentence, placeWords } from './words.ts'

export interface ChosenLoad {
  user: Person
  load: Load
  /** Without it, the whole period. */
  week?: string | undefined
}

/** What a cell is made of. */
export function LoadDetail({ chosen }: { chosen: ChosenLoad | undefined }) {
  return (
    <output className={classes.detail}>
      {chosen ? <Hours {...chosen} /> : 'Choose a cell to see what it is made of.'}
    </output>
  )
}

function Hours({ user, load, week }: ChosenLoad) {
  const { show } = useReport()
  const bucket = week && `${user._id}:${week}`
  const { loggedSeconds, plannedSeconds, capacitySeconds } = load
  const showLogged = () => (bucket ? show('loggedWeek', bucket) : show('timeByMember', user._id))
  return (
    <>
      <strong>{user.name}</strong>, {week ? `week of ${placeWords(week)}` : 'whole period'}:{' '}
      <OpenNumber onOpen={loggedSeconds > 0 ? showLogged : undefined}>
        {hoursInSentence(loggedSeconds)} logged
      </OpenNumber>
      ,{' '}
      <OpenNumber onOpen={bucket && plannedSeconds > 0 ? () => show('plannedWeek', bucket) : undefined}>
        {hoursInSentence(plannedSeconds)} planned
      </OpenNumber>
      , of {hoursInSentence(capacitySeconds)}.
    </>
  )
}
