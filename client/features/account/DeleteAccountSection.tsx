import { Button, PasswordInput, Stack } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useState } from 'react'
import { session, useMe } from '#client/core/session.ts'
import { toast } from '#client/core/toasts.tsx'
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx'
import { FormError } from '#client/ui/FormError.tsx'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import { t } from '#contract/texts.ts'
import { useDeleteMe } from './data.ts'

export function DeleteAccountSection() {
  const { email, hasPassword } = useMe()
  const [asking, { open, close }] = useDisclosure()
  const [password, setPassword] = useState('')
  const deleteMe = useDeleteMe()

  function ask() {
    setPassword('')
    deleteMe.reset()
    open()
  }

  function remove() {
    deleteMe.mutate(hasPassword ? { password } : {}, {
      onSuccess: () => {
        session.end()
        toast.success(t`Your account is deleted`)
      },
    })
  }

  return (
    <>
      <SettingsSection
        title="Delete account"
        description="Your profile, your sessions and the workspaces only you belong to are gone for good. A workspace with other members needs a new owner first."
        footer={
          <Button variant="default" c="var(--h-red)" onClick={ask}>
            Delete my account
          </Button>
        }
      />
      <ConfirmDialog
        opened={asking}
        onClose={close}
        title="Delete your account?"
        confirmLabel="Delete for good"
        danger
        typed={email}
        onConfirm={remove}
        busy={deleteMe.isPending}
      >
        <Stack gap="md">
          This cannot be undone. You may want to download your data first.
          {hasPassword && (
            <PasswordInput
              label="Your password"
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.currentTarget.value)}
            />
          )}
          <FormError error={deleteMe.error} fallback="Failed to delete the account" />
        </Stack>
      </ConfirmDialog>
    </>
  )
}
