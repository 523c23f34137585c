import { PasswordInput, type PasswordInputProps } from '@mantine/core'

export function NewPasswordField(props: PasswordInputProps) {
  return (
    <PasswordInput
      size="md"
      label="Password"
      autoComplete="new-password"
      description="At least 8 characters. A few words in a row are easy to remember and hard to guess."
      visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password' }}
      {...props}
    />
  )
}
