import { useId } from 'react'
import { t } from '#contract/texts.ts'
import { spacedNumber } from './card-number.ts'
import classes from './TestCards.module.css'

interface Props {
  onPick(number: string): void
}

/** One for everything that can come of a payment. */
const cards = [
  { number: '4242424242424242', does: t`Pays` },
  { number: '5555555555554444', does: t`Pays, a Mastercard` },
  { number: '4000002500003155', does: t`Asks for a confirmation` },
  { number: '4000000000000002', does: t`Is declined` },
  { number: '4000000000009995', does: t`Has no money on it` },
  { number: '4000000000000341', does: t`Is taken, and declined when charged` },
]

export function TestCards({ onPick }: Props) {
  const titleId = useId()
  return (
    <section className={classes.cards} aria-labelledby={titleId}>
      <h3 id={titleId}>Test cards</h3>
      <ul>
        {cards.map(({ number, does }) => (
          <li key={number}>
            <button type="button" onClick={() => onPick(number)}>
              <span className={classes.number}>{spacedNumber(number)}</span>
              <span>{does}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
