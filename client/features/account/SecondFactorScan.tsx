import { Button, Group, Skeleton, TextInput } from '@mantine/core'
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { errorMessage } from '#client/core/error-message.ts'
import { CallError } from '#client/core/transport.ts'
import { CopyButton } from '#client/ui/CopyButton.tsx'
import { LoadFailure } from '#client/ui/LoadFailure.tsx'
import { QrCode } from '#client/ui/QrCode.tsx'
import { t } from '#contract/texts.ts'
import { useConfirmTotp, useStartTotp } from './data.ts'
import classes from './SecondFactor.module.css'
import { SecondFactorPassword } from './SecondFactorPassword.tsx'

const isCode = (error: unknown, code: string) => error instanceof CallError && error.code === code

interface Props {
  onConfirmed(recoveryCodes: string[]): void
  onCancel(): void
}

export function SecondFactorScan({ onConfirmed, onCancel }: Props) {
  const startTotp = useStartTotp()
  const confirmTotp = useConfirmTotp()
  const [code, setCode] = useState('')
  const [needsPassword, setNeedsPassword] = useState(false)

  const start = () => startTotp.mutate({}, { onError: (error) => setNeedsPassword(isCode(error, 'password_required')) })
  const startAtOnce = useEffectEvent(start)
  useEffect(() => startAtOnce(), [])

  function confirm(event: FormEvent) {
    event.preventDefault()
    confirmTotp.mutate({ code }, { onSuccess: ({ recoveryCodes }) => onConfirmed(recoveryCodes) })
  }

  const made = startTotp.data
  if (needsPassword && !made) {
    const { error, isPending } = startTotp
    return (
      <SecondFactorPassword
        onGiven={(password) => startTotp.mutate({ password })}
        onCancel={onCancel}
        busy={isPending}
        error={isCode(error, 'password_required') ? null : error}
      />
    )
  }
  if (startTotp.error) {
    return <LoadFailure message={errorMessage(startTotp.error, t`Failed to start the set-up`)} onRetry={start} />
  }
  return (
    <form onSubmit={confirm} noValidate>
      <ol className={classes.steps}>
        <li>
          <p>Scan this with an authenticator app, or copy the key into it.</p>
          <div className={classes.scan}>
            {made ? (
              <QrCode text={made.otpauthUrl} label="QR code for your authenticator app" />
            ) : (
              <Skeleton width={176} height={176} />
            )}
            <div className={classes.key}>
              {made ? (
                <code className="rr-block">{made.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
              ) : (
                <Skeleton height={40} width="100%" />
              )}
              {made && <CopyButton value={made.secret} label="Copy key" />}
            </div>
          </div>
        </li>
        <li>
          <TextInput
            className={classes.code}
            label="Code from your app"
            description="The six digits it shows now."
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
            error={confirmTotp.error && errorMessage(confirmTotp.error, t`Failed to check the code`)}
            inputMode="numeric"
            autoComplete="one-time-code"
            placeholder="000000"
            data-autofocus
          />
        </li>
      </ol>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" loading={confirmTotp.isPending} disabled={!made || code.trim() === ''}>
          Turn on
        </Button>
      </Group>
    </form>
  )
}
