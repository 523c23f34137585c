import { Switch } from '@mantine/core'
import { useState } from 'react'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import { t } from '#contract/texts.ts'
import { isDesktopSupported, turnDesktop, useDesktopWanted } from './desktop.ts'

export function DesktopSection() {
  const isOn = useDesktopWanted()
  const [isRefused, setRefused] = useState(false)

  async function turn(on: boolean) {
    const became = await turnDesktop(on)
    setRefused(on && !became)
  }

  return (
    <SettingsSection
      title="Desktop notices"
      description="On this device, while Hearth is open in a tab you are not looking at."
    >
      <Switch
        label="Show them on this device"
        checked={isOn}
        disabled={!isDesktopSupported}
        error={refusal(isRefused)}
        onChange={(event) => void turn(event.currentTarget.checked)}
      />
    </SettingsSection>
  )
}

function refusal(isRefused: boolean) {
  if (!isDesktopSupported) return t`This browser cannot show them for this site.`
  return isRefused && t`Your browser does not allow them for this site. Its settings for this page can change that.`
}
