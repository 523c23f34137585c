import { type ReactNode, useId } from 'react'
import type { FormField } from '#contract/forms.ts'
import classes from './Question.module.css'

export interface Wiring {
  id: string
  'aria-invalid': boolean
  'aria-required': boolean
  'aria-describedby': string | undefined
}

interface Props {
  field: FormField
  error: string | undefined
  /** Several controls answer it together. */
  grouped: boolean
  /** Its label stands beside its box. */
  labelled?: boolean
  children(wiring: Wiring): ReactNode
}

/** A question with its explanation and what is wrong with the answer, tied to its control for those who hear the page. */
export function Question({ field, error, grouped, labelled = false, children }: Props) {
  const id = useId()
  const helpId = field.help ? `${id}-help` : ''
  const errorId = error ? `${id}-error` : ''
  const wiring: Wiring = {
    id,
    'aria-invalid': Boolean(error),
    'aria-required': field.required,
    'aria-describedby': `${helpId} ${errorId}`.trim() || undefined,
  }
  const words = (
    <>
      {field.label}
      {!field.required && <span className={classes.optional}> (optional)</span>}
    </>
  )
  const rest = (
    <>
      {field.help && (
        <p id={helpId} className={classes.help}>
          {field.help}
        </p>
      )}
      {children(wiring)}
      {error && (
        <p id={errorId} className={classes.error}>
          {error}
        </p>
      )}
    </>
  )
  if (grouped)
    return (
      <fieldset className={classes.question} data-question={field.id} aria-describedby={wiring['aria-describedby']}>
        <legend className={classes.label}>{words}</legend>
        {rest}
      </fieldset>
    )
  return (
    <div className={classes.question} data-question={field.id}>
      {!labelled && (
        <label htmlFor={id} className={classes.label}>
          {words}
        </label>
      )}
      {rest}
    </div>
  )
}
