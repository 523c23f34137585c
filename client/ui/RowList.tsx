import { Children, type ReactNode } from 'react'
import classes from './RowList.module.css'
import { useSomeOf } from './use-some-of.tsx'

interface Props {
  /** Names the list where no heading does. */
  label?: string
  /** Made of <Row>. */
  children: ReactNode
}

export function RowList({ label, children }: Props) {
  const { shown, more } = useSomeOf(Children.toArray(children))
  return (
    <>
      <ul className={classes.list} aria-label={label}>
        {shown}
      </ul>
      {more}
    </>
  )
}
