import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { many } from '#contract/texts.ts'
import classes from './ShowOlder.module.css'

const PORTION = 50

interface Some<Item> {
  shown: Item[]
  /** What brings the next ones; stands after the list. */
  more: ReactNode
}

/** Fifty of a list, or as many as there is room for, and a button for fifty more: a thousand rows are seconds of drawing, and nobody reads them. */
export function useSomeOf<Item>(items: Item[], first = PORTION): Some<Item> {
  const [limit, setLimit] = useState(first)
  const next = Math.min(PORTION, items.length - limit)
  return {
    shown: next > 0 ? items.slice(0, limit) : items,
    more: next > 0 && (
      <div className={classes.older}>
        <Button variant="default" onClick={() => setLimit(limit + PORTION)}>
          {many(next, { one: 'Show # more', other: 'Show # more' })}
        </Button>
      </div>
    ),
  }
}
