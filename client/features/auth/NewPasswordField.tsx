import type { Ref } from 'react'
import { PasswordField } from '#client/ui/plain/PasswordField.tsx'

interface Props {
  name: string
  label?: string
  error?: string | undefined
  ref?: Ref<HTMLInputElement>
}

export function NewPasswordField({ label = 'Password', ...field }: Props) {
  return (
    <PasswordField
      label={label}
      autoComplete="new-password"
      description="A few words in a row are easy to remember and hard to guess."
      {...field}
    />
  )
}
