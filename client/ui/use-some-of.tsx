import { Button } from '@mantine/core'
import { type ReactNode, useRef, useState } from 'react'
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
  const end = useRef<HTMLDivElement>(null)
  const left = items.length - limit
  const next = Math.min(PORTION, left)

  function showMore() {
    // The button goes with the last ones: the keyboard stays where it was.
    if (left <= PORTION) end.current?.focus()
    setLimit(limit + PORTION)
  }

  return {
    shown: next > 0 ? items.slice(0, limit) : items,
    more: items.length > first && (
      <div ref={end} tabIndex={-1} className={classes.older}>
        {next > 0 && (
          <Button variant="default" onClick={showMore}>
            {many(next, { one: 'Show # more', other: 'Show # more' })}
          </Button>
        )}
      </div>
    ),
  }
}
