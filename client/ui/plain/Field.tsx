import { type ReactNode, useId } from 'react'
import classes from './Field.module.css'

export interface FieldWords {
  label: string
  description?: ReactNode
  /** What the server said about it. */
  error?: string | undefined
}

interface Props extends FieldWords {
  /** Beside the label. */
  aside?: ReactNode
  children(wiring: {
    id: string
    className: string
    'aria-invalid': boolean
    'aria-describedby': string | undefined
  }): ReactNode
}

/** Label, explanation and problem of an input, tied to it for those who hear the page. */
export function Field({ label, description, error, aside, children }: Props) {
  const id = useId()
  const descriptionId = description ? `${id}-description` : ''
  const errorId = error ? `${id}-error` : ''
  return (
    <div className={classes.field}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: classes.input ?? '',
        'aria-invalid': Boolean(error),
        'aria-describedby': `${descriptionId} ${errorId}`.trim() || undefined,
      })}
      {/* Beside the label for the eye; with Tab the field comes first. */}
      {aside && <span className={classes.aside}>{aside}</span>}
      {error && (
        <p id={errorId} className={classes.error}>
          {error}
        </p>
      )}
      {description && (
        <p id={descriptionId} className={classes.description}>
          {description}
        </p>
      )}
    </div>
  )
}
