import type { Ref } from 'react'
import { PasswordField } from '#client/ui/plain/PasswordField.tsx'
import { t } from '#contract/texts.ts'

interface Props {
  name: string
  label?: string
  error?: string | undefined
  ref?: Ref<HTMLInputElement>
}

export function NewPasswordField({ label = t`Password`, ...field }: Props) {
  return (
    <PasswordField
      label={label}
      autoComplete="new-password"
      description="A few words in a row are easy to remember and hard to guess."
      {...field}
    />
  )
}
