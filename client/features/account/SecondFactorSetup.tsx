import { useState } from 'react'
import { SecretDialog } from '#client/ui/SecretDialog.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SecondFactorScan } from './SecondFactorScan.tsx'

interface Props {
  opened: boolean
  onClose(): void
}

export function SecondFactorSetup({ opened, onClose }: Props) {
  const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null)
  const showsCodes = recoveryCodes !== null

  function close() {
    setRecoveryCodes(null)
    onClose()
  }

  return (
    <SecretDialog
      opened={opened}
      onClose={close}
      title={showsCodes ? 'The second factor is on' : 'Set up a second factor'}
      isShowingSecret={showsCodes}
    >
      {showsCodes ? (
        <RecoveryCodes codes={recoveryCodes} onSaved={close} />
      ) : (
        <SecondFactorScan onConfirmed={setRecoveryCodes} onCancel={close} />
      )}
    </SecretDialog>
  )
}
