import { useId, useState } from 'react'
import { many } from '#contract/texts.ts'
import classes from './PriceCalculator.module.css'
import { monthlyPrice } from './price.ts'

const MOST = 100

export function PriceCalculator() {
  const [members, setMembers] = useState(8)
  const sliderId = useId()
  return (
    <section className={classes.calculator} aria-labelledby="calculator-title">
      <div className={classes.words}>
        <h2 id="calculator-title">What would it cost you?</h2>
        <label htmlFor={sliderId}>
          <b>{members}</b> {many(members, { one: 'member', other: 'members' })}
        </label>
      </div>
      <input
        id={sliderId}
        className={classes.slider}
        type="range"
        min={1}
        max={MOST}
        value={members}
        onChange={(event) => setMembers(event.currentTarget.valueAsNumber)}
      />
      <p className={classes.price} aria-live="polite">
        <b>{monthlyPrice(members)}</b> a month
      </p>
    </section>
  )
}
