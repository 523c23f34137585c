import type { ReactNode } from 'react'
import classes from './ComposerFoot.module.css'

interface Props {
  /** Which keys do the same. */
  children: ReactNode
  onAdd(): void
  onClose(): void
}

/** Under a field for one thing after the other: its keys, or on a touch screen, which has none, buttons. */
export function ComposerFoot({ children, onAdd, onClose }: Props) {
  return (
    <>
      <p className={classes.hint}>{children}</p>
      {/* The field keeps the focus, or the keyboard would go away and come back with each one added. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens for its buttons */}
      <div className={classes.buttons} onMouseDown={(event) => event.preventDefault()}>
        <button type="button" data-main onClick={onAdd}>
          Add
        </button>
        <button type="button" onClick={onClose}>
          Close
        </button>
      </div>
    </>
  )
}
