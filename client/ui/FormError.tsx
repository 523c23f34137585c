import { IconAlertCircle } from '@tabler/icons-react'
import { errorMessage } from '#client/core/error-message.ts'
import { fieldErrors } from '#client/core/field-errors.ts'
import classes from './FormError.module.css'

interface Props {
  error: Error | null
  /** Said when nobody else says why. */
  fallback: string
  /** Fields that show their own part of the error. */
  fields?: string[]
}

/** Why a form was refused, above its buttons. Silent when a field already says it. */
export function FormError({ error, fallback, fields = [] }: Props) {
  if (!error) return null
  const shownAtField = Object.keys(fieldErrors(error)).some((name) => fields.includes(name))
  if (shownAtField) return null
  return (
    <p className={classes.error} role="alert">
      <IconAlertCircle size={16} stroke={1.8} aria-hidden />
      {errorMessage(error, fallback)}
    </p>
  )
}
