import { Modal } from '@mantine/core'
import { useState } from 'react'
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
    <Modal
      opened={opened}
      onClose={close}
      title={showsCodes ? 'The second factor is on' : 'Set up a second factor'}
      // The codes are shown once: a slip of the hand must not be what closes them.
      closeOnClickOutside={!showsCodes}
      closeOnEscape={!showsCodes}
      withCloseButton={!showsCodes}
    >
      {showsCodes ? (
        <RecoveryCodes codes={recoveryCodes} onSaved={close} />
      ) : (
        <SecondFactorScan onConfirmed={setRecoveryCodes} onCancel={close} />
      )}
    </Modal>
  )
}
