import { Children, type ReactNode } from 'react'
import classes from './RowList.module.css'
import { useSomeOf } from './use-some-of.tsx'

interface Props {
  /** Names the list where no heading does. */
  label?: string
  /** For one that is asked for page by page: all that has come is shown. */
  inPages?: boolean
  /** Made of <Row>. */
  children: ReactNode
}

export function RowList({ label, inPages = false, children }: Props) {
  const { shown, more } = useSomeOf(Children.toArray(children), inPages ? Number.POSITIVE_INFINITY : undefined)
  return (
    <>
      <ul className={classes.list} aria-label={label}>
        {shown}
      </ul>
      {more}
    </>
  )
}
