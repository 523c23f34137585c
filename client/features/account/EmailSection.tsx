import { Button, PasswordInput, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconMailCheck } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { fieldErrors } from '#client/core/field-errors.ts'
import { useMe } from '#client/core/session.ts'
import { FormError } from '#client/ui/FormError.tsx'
import { Note } from '#client/ui/Note.tsx'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import { useChangeEmail } from './data.ts'

const empty = { email: '', password: '' }

export function EmailSection() {
  const me = useMe()
  const formId = useId()
  const changeEmail = useChangeEmail()
  const form = useForm({ initialValues: empty })
  const [askedFor, setAskedFor] = useState<string | null>(null)

  function ask(fields: typeof empty) {
    form.clearErrors()
    changeEmail.mutate(fields, {
      onSuccess: () => {
        setAskedFor(fields.email.trim())
        form.reset()
      },
      onError: (error) => form.setErrors(fieldErrors(error)),
    })
  }

  if (!me.hasPassword) {
    return (
      <SettingsSection
        title="E-mail address"
        description={`You sign in as ${me.email}. To change the address, set a password above first.`}
      />
    )
  }
  return (
    <SettingsSection
      title="E-mail address"
      description={`You sign in as ${me.email}. We send two mails: a link to the new address that makes the change, and a notice to the old one.`}
      footer={
        <Button type="submit" form={formId} loading={changeEmail.isPending} disabled={!form.isDirty()}>
          Send the link
        </Button>
      }
    >
      <form id={formId} onSubmit={form.onSubmit(ask)} noValidate>
        <Stack gap="md" maw={380}>
          {askedFor && (
            <Note icon={IconMailCheck}>
              <span role="status">
                Open the link we sent to <strong>{askedFor}</strong>. Until then your address stays as it is.
              </span>
            </Note>
          )}
          <TextInput type="email" label="New e-mail address" autoComplete="email" {...form.getInputProps('email')} />
          <PasswordInput label="Your password" autoComplete="current-password" {...form.getInputProps('password')} />
          <FormError error={changeEmail.error} fallback="Profile update failed" fields={['email', 'password']} />
        </Stack>
      </form>
    </SettingsSection>
  )
}
