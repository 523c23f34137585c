import { Suspense, useState } from 'react'
import { lazy } from '#client/core/lazy.ts'
import { RowIcon } from '#client/ui/RowIcon.tsx'
import classes from './NewColumn.module.css'

const NewColumnForm = lazy(async () => ({ default: (await import('./NewColumnForm.tsx')).NewColumnForm }))

/** One more column at the end. */
export function NewColumn() {
  const [isOpen, setOpen] = useState(false)
  const button = (
    <button type="button" className={classes.button} onClick={() => setOpen(true)}>
      <RowIcon name="plus" size={15} />
      Add column
    </button>
  )
  if (!isOpen) return button
  return (
    <Suspense fallback={button}>
      <NewColumnForm onClose={() => setOpen(false)} />
    </Suspense>
  )
}
