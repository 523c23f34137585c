import { SimpleGrid, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import { fieldErrors } from '#client/core/field-errors.ts'
import { useMe } from '#client/core/session.ts'
import { toast } from '#client/core/toasts.tsx'
import { CallError } from '#client/core/transport.ts'
import { FormError } from '#client/ui/FormError.tsx'
import { SaveBar } from '#client/ui/SaveBar.tsx'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import { UnsavedChanges } from '#client/ui/UnsavedChanges.tsx'
import type { User } from '#contract/people.ts'
import { t } from '#contract/texts.ts'
import { useUpdateMe } from './data.ts'
import { ProfileConflict } from './ProfileConflict.tsx'
import { ProfilePicture } from './ProfilePicture.tsx'
import { changedFields, profileFields, sameProfile } from './profile-fields.ts'
import { TimeZoneSelect } from './TimeZoneSelect.tsx'

/** `children`: what else is on the page, above the bar that saves. */
export function ProfileForm({ children }: { children?: ReactNode }) {
  const me = useMe()
  const formId = useId()
  const updateMe = useUpdateMe()
  /** The profile as it was when typing began; its version tells the server what this form has seen. */
  const [base, setBase] = useState(me)
  const form = useForm({ initialValues: profileFields(me) })

  function startFrom(user: User) {
    setBase(user)
    form.setInitialValues(profileFields(user))
    form.setValues(profileFields(user))
    form.clearErrors()
    updateMe.reset()
  }

  const followProfile = useEffectEvent((user: User) => {
    // A new picture raises the version too; it is no reason to refuse a name typed meanwhile.
    if (sameProfile(user, base)) setBase(user)
    else if (!form.isDirty()) startFrom(user)
  })
  useEffect(() => followProfile(me), [me])

  function save(version: number) {
    const sent = form.getValues()
    const changes = changedFields(profileFields(base), sent)
    form.clearErrors()
    updateMe.mutate(
      { ...changes, version },
      {
        onSuccess: ({ user }) => {
          // Whoever typed on while it was being saved goes on from there.
          const typed = changedFields(sent, form.getValues())
          startFrom(user)
          form.setValues(typed)
          toast.success(t`Profile saved`)
        },
        onError: (error) => form.setErrors(fieldErrors(error, { username_taken: 'username' })),
      },
    )
  }

  const conflict = updateMe.error instanceof CallError && updateMe.error.code === 'version_conflict'

  return (
    <>
      <SettingsSection title="You" description="How your teammates see you across Hearth.">
        <ProfilePicture />
        <form id={formId} onSubmit={form.onSubmit(() => save(base.version))} noValidate>
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" mt="lg">
            <TextInput label="Name" autoComplete="name" {...form.getInputProps('name')} />
            <TextInput
              label="Username"
              description="For mentions, as in @ada"
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              {...form.getInputProps('username')}
            />
            <TextInput
              label="Job title"
              autoComplete="organization-title"
              placeholder="Designer"
              {...form.getInputProps('role')}
            />
            <TimeZoneSelect label="Time zone" {...form.getInputProps('timezone')} />
          </SimpleGrid>
        </form>
      </SettingsSection>
      <SettingsSection
        title="E-mail"
        description={
          <>
            {me.email} · You sign in with this address. <Link to="/account/security">Change address</Link>
          </>
        }
      />
      {children}
      {form.isDirty() && (
        <SaveBar form={formId} busy={updateMe.isPending} onDiscard={() => startFrom(me)}>
          {conflict ? (
            <ProfileConflict onTakeTheirs={startFrom} onKeepMine={({ version }) => save(version)} />
          ) : (
            <FormError
              error={form.errors.username ? null : updateMe.error}
              fallback="Profile update failed"
              fields={['name', 'username', 'role', 'timezone']}
            />
          )}
        </SaveBar>
      )}
      <UnsavedChanges when={form.isDirty() && !updateMe.isPending} />
    </>
  )
}
