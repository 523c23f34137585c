import { FREE_PLAN_MEMBERS } from '#contract/constants.ts'
import { t } from '#contract/texts.ts'
import classes from './SeatMeter.module.css'

interface Props {
  seats: number
  /** Null: as many as there are. */
  limit: number | null
  /** Guests and clients. */
  outside: number
}

export function SeatMeter({ seats, limit, outside }: Props) {
  if (limit === null) return <p className={classes.words}>There is a seat for everybody you add. {freeOnes(outside)}</p>
  const full = seats >= limit
  return (
    <>
      {/* The line below says the same in words. */}
      <div className={classes.meter} data-full={full || undefined} aria-hidden>
        <div style={{ width: `${Math.min(100, (seats / limit) * 100)}%` }} />
      </div>
      <p className={classes.words}>
        {seats} of {limit} seats taken. {freeOnes(outside)}
        {seats > limit && ` Everybody stays, but nobody can be added above ${FREE_PLAN_MEMBERS}.`}
      </p>
    </>
  )
}

const freeOnes = (outside: number) => t`Guests and clients (${outside}) need none.`
