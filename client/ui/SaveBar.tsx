import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './SaveBar.module.css'

interface Props {
  /** The form it saves. */
  form: string
  busy: boolean
  onDiscard(): void
  children?: ReactNode
}

/** Comes up at the foot of the page while a form holds changes, wherever it is scrolled to. */
export function SaveBar({ form, busy, onDiscard, children }: Props) {
  return (
    <section className={classes.bar} aria-label="Unsaved changes">
      {children}
      <div className={classes.row}>
        <p role="status">Unsaved changes</p>
        <Button variant="subtle" color="gray" onClick={onDiscard} disabled={busy}>
          Discard
        </Button>
        <Button type="submit" form={form} loading={busy}>
          Save changes
        </Button>
      </div>
    </section>
  )
}
