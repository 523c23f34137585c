import { Slider } from '@mantine/core'
import { useState } from 'react'
import classes from './PriceCalculator.module.css'
import { monthlyPrice } from './price.ts'

const MOST = 100

export function PriceCalculator() {
  const [members, setMembers] = useState(8)
  return (
    <section className={classes.calculator} aria-labelledby="calculator-title">
      <div className={classes.words}>
        <h2 id="calculator-title">What would it cost you?</h2>
        <p>
          <b>{members}</b> {members === 1 ? 'member' : 'members'}
        </p>
      </div>
      <Slider
        className={classes.slider}
        value={members}
        onChange={setMembers}
        min={1}
        max={MOST}
        label={null}
        size="md"
        thumbProps={{ 'aria-label': 'Members' }}
      />
      <p className={classes.price} aria-live="polite">
        <b>{monthlyPrice(members)}</b> a month
      </p>
    </section>
  )
}
