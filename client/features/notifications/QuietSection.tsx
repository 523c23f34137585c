import { Switch } from '@mantine/core'
import { useMe } from '#client/core/session.ts'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import type { QuietHours } from '#contract/notifications.ts'
import { useChangePreferences } from './data.ts'
import { QuietTimes } from './QuietTimes.tsx'

interface Props {
  hours: QuietHours | null
}

const evenings: QuietHours = { from: '18:00', to: '08:00', days: [0, 1, 2, 3, 4, 5, 6] }

export function QuietSection({ hours }: Props) {
  const { timezone } = useMe()
  const changePreferences = useChangePreferences()
  const change = (quietHours: QuietHours | null) => changePreferences.mutate({ quietHours })
  return (
    <SettingsSection
      title="Quiet hours"
      description={`No mail and no desktop notice meanwhile; the inbox fills in silence. ${
        timezone
          ? `In your time zone, ${timezone.replaceAll('_', ' ')}.`
          : 'Your profile names no time zone, so they are counted in UTC.'
      }`}
    >
      <Switch
        label="Keep quiet"
        checked={hours !== null}
        onChange={(event) => change(event.currentTarget.checked ? evenings : null)}
      />
      {hours && <QuietTimes hours={hours} onChange={change} />}
    </SettingsSection>
  )
}
