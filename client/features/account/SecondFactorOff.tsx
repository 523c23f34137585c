import { Button, Group, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { errorMessage } from '#client/core/error-message.ts'
import { toast } from '#client/core/toasts.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { t } from '#contract/texts.ts'
import { useRemoveTotp } from './data.ts'

interface Props {
  opened: boolean
  onClose(): void
}

export function SecondFactorOff({ opened, onClose }: Props) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Turn off the second factor?">
      <CodeForm onClose={onClose} />
    </Dialog>
  )
}

function CodeForm({ onClose }: Pick<Props, 'onClose'>) {
  const removeTotp = useRemoveTotp()
  const [code, setCode] = useState('')

  function turnOff(event: FormEvent) {
    event.preventDefault()
    removeTotp.mutate(
      { code },
      {
        onSuccess: () => {
          toast.success(t`The second factor is off`)
          onClose()
        },
      },
    )
  }

  return (
    <form onSubmit={turnOff} noValidate>
      <TextInput
        label="Code from your app"
        description="Or one of your recovery codes. Your password alone will then be enough to sign in."
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
        error={removeTotp.error && errorMessage(removeTotp.error, t`Failed to check the code`)}
        autoComplete="one-time-code"
        data-autofocus
      />
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" color="red" loading={removeTotp.isPending} disabled={code.trim() === ''}>
          Turn off
        </Button>
      </Group>
    </form>
  )
}
