import { Popover } from '@mantine/core'
import type { Person } from '#contract/people.ts'
import type { ResourceAnalysis } from '#contract/reports.ts'
import classes from './HeatMap.module.css'
import { OpenNumber } from './OpenNumber.tsx'
import { useReport } from './report-context.ts'
import { bandNames, bandSigns } from './utilisation.ts'
import { DASH, hoursWords, percentWords, placeWords } from './words.ts'

interface Props {
  user: Person
  load: ResourceAnalysis['people'][number]['total']
  /** Without it, of the whole period. */
  week?: string
}

/** How full a week is; on a click, of what. */
export function HeatCell({ user, load, week }: Props) {
  const { utilisation, band } = load
  if (utilisation === null || !band)
    return (
      <span className={classes.none} title="No working day">
        {DASH}
      </span>
    )
  const name = `${user.name}, ${week ? `week of ${placeWords(week)}` : 'whole period'}: ${percentWords(utilisation)}, ${bandNames[band]}`
  return (
    <Popover position="bottom" width={220} trapFocus returnFocus>
      <Popover.Target>
        <button type="button" className={classes.cell} data-band={band} aria-label={name}>
          <span aria-hidden>{bandSigns[band]}</span> {percentWords(utilisation)}
        </button>
      </Popover.Target>
      <Popover.Dropdown>
        <Hours user={user} load={load} week={week} />
      </Popover.Dropdown>
    </Popover>
  )
}

function Hours({ user, load, week }: { user: Person; load: Props['load']; week: string | undefined }) {
  const { show } = useReport()
  const bucket = week && `${user._id}:${week}`
  return (
    <dl className={classes.hours}>
      <dt>Logged</dt>
      <dd>
        <OpenNumber
          onOpen={
            load.loggedSeconds > 0
              ? () => (bucket ? show('loggedWeek', bucket) : show('timeByMember', user._id))
              : undefined
          }
        >
          {hoursWords(load.loggedSeconds)}
        </OpenNumber>
      </dd>
      <dt>Planned</dt>
      <dd>
        <OpenNumber onOpen={bucket && load.plannedSeconds > 0 ? () => show('plannedWeek', bucket) : undefined}>
          {hoursWords(load.plannedSeconds)}
        </OpenNumber>
      </dd>
      <dt>Has</dt>
      <dd>{hoursWords(load.capacitySeconds)}</dd>
    </dl>
  )
}
