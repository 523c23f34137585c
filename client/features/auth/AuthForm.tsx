import type { FormEvent, ReactNode } from 'react'
import { fieldErrors } from '#client/core/field-errors.ts'
import { useFocusInvalid } from '#client/core/use-focus-invalid.ts'
import { FormError } from '#client/ui/FormError.tsx'
import { Button } from '#client/ui/plain/Button.tsx'
import classes from './AuthForm.module.css'

interface Props<Field extends string> {
  /** The inputs by name; what the server says about one of them is shown there. */
  fields: readonly Field[]
  /** Gets what the server said about each field. */
  children(problems: Record<string, string>): ReactNode
  onSubmit(values: Record<Field, string>): void
  error: Error | null
  /** Said when nobody else says why it failed. */
  failure: string
  busy: boolean
  submitLabel: string
}

/** A form that leaves all judgement to the server and shows what it says. What was typed stays. */
export function AuthForm<Field extends string>(props: Props<Field>) {
  const { fields, children, onSubmit, error, failure, busy, submitLabel } = props
  const form = useFocusInvalid(error)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const typed = new FormData(event.currentTarget)
    onSubmit(Object.fromEntries(fields.map((name) => [name, String(typed.get(name) ?? '')])) as Record<Field, string>)
  }

  return (
    <form ref={form} className={classes.form} onSubmit={submit} noValidate>
      {children(fieldErrors(error))}
      <FormError error={error} fallback={failure} fields={[...fields]} />
      <Button type="submit" size="md" fullWidth busy={busy}>
        {submitLabel}
      </Button>
    </form>
  )
}
