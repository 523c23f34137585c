import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useMe } from '#client/core/session.ts'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import { Tag } from '#client/ui/Tag.tsx'
import classes from './SecondFactor.module.css'
import { SecondFactorOff } from './SecondFactorOff.tsx'
import { SecondFactorSetup } from './SecondFactorSetup.tsx'

export function SecondFactorSection() {
  const { totpEnabled } = useMe()
  const [settingUp, setup] = useDisclosure()
  const [turningOff, off] = useDisclosure()

  return (
    <SettingsSection
      title="Second factor"
      description="After your password, Hearth asks for six digits from an app on your phone. Whoever learns your password still cannot sign in."
    >
      <div className={classes.state}>
        <Tag tone={totpEnabled ? 'good' : 'plain'}>{totpEnabled ? 'On' : 'Off'}</Tag>
        {totpEnabled ? (
          <Button variant="default" onClick={off.open}>
            Turn off
          </Button>
        ) : (
          <Button onClick={setup.open}>Set up</Button>
        )}
      </div>
      <SecondFactorSetup opened={settingUp} onClose={setup.close} />
      <SecondFactorOff opened={turningOff} onClose={off.close} />
    </SettingsSection>
  )
}
