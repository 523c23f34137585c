import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { TextField } from '#client/ui/plain/TextField.tsx'

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  error?: string | undefined
  description?: ReactNode
  ref?: Ref<HTMLInputElement> | undefined
}

export function EmailField(props: Props) {
  return (
    <TextField
      name="email"
      type="email"
      label="E-mail"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  )
}
