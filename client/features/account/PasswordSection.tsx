import { Button, PasswordInput, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useId } from 'react'
import { fieldErrors } from '#client/core/field-errors.ts'
import { useMe } from '#client/core/session.ts'
import { toast } from '#client/core/toasts.tsx'
import { FormError } from '#client/ui/FormError.tsx'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import { t } from '#contract/texts.ts'
import { useChangePassword } from './data.ts'

const empty = { currentPassword: '', newPassword: '' }

/** Someone who came with Google has no password yet, and sets a first one here. */
export function PasswordSection() {
  const { email, hasPassword } = useMe()
  const formId = useId()
  const changePassword = useChangePassword()
  const form = useForm({ initialValues: empty })

  function save({ currentPassword, newPassword }: typeof empty) {
    form.clearErrors()
    changePassword.mutate(
      { newPassword, ...(hasPassword && { currentPassword }) },
      {
        onSuccess: () => {
          form.reset()
          toast.success(hasPassword ? t`Password changed. Other devices are signed out.` : t`Password set`)
        },
        onError: (error) => form.setErrors(fieldErrors(error)),
      },
    )
  }

  return (
    <SettingsSection
      title="Password"
      description={
        hasPassword
          ? 'Changing it signs you out everywhere except here.'
          : 'You sign in with Google so far. With a password you can also sign in without it.'
      }
      footer={
        <Button type="submit" form={formId} loading={changePassword.isPending} disabled={!form.isDirty()}>
          {hasPassword ? 'Change password' : 'Set password'}
        </Button>
      }
    >
      <form id={formId} onSubmit={form.onSubmit(save)} noValidate>
        {/* Password managers need to know whose password this is. */}
        <input hidden readOnly autoComplete="username" value={email} />
        <Stack gap="md" maw={380}>
          {hasPassword && (
            <PasswordInput
              label="Current password"
              autoComplete="current-password"
              {...form.getInputProps('currentPassword')}
            />
          )}
          <PasswordInput label="New password" autoComplete="new-password" {...form.getInputProps('newPassword')} />
          <FormError
            error={changePassword.error}
            fallback="Password change failed"
            fields={['currentPassword', 'newPassword']}
          />
        </Stack>
      </form>
    </SettingsSection>
  )
}
