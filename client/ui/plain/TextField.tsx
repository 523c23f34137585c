import type { InputHTMLAttributes, Ref } from 'react'
import { Field, type FieldWords } from './Field.tsx'

interface Props extends FieldWords, InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement> | undefined
}

export function TextField({ label, description, error, ...input }: Props) {
  return (
    <Field label={label} description={description} error={error}>
      {(wiring) => <input type="text" {...input} {...wiring} />}
    </Field>
  )
}
