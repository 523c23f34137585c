import { Switch } from '@mantine/core'
import { useMe } from '#client/core/session.ts'
import { useUpdateMe } from '#client/features/account/data.ts'
import { ownTimeZone } from '#client/features/account/time-zones.ts'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import type { QuietHours } from '#contract/notifications.ts'
import { t } from '#contract/texts.ts'
import { useChangePreferences } from './data.ts'
import { QuietTimes } from './QuietTimes.tsx'

interface Props {
  hours: QuietHours | null
}

const evenings: QuietHours = { from: '18:00', to: '08:00', days: [0, 1, 2, 3, 4, 5, 6] }

/** Hours mean nothing without a place: whoever named none yet is taken to be where their device is. */
function whereCounted(timezone: string | null, isOn: boolean) {
  if (timezone) return t`In your time zone, ${shown(timezone)}.`
  if (isOn) return t`Your profile names no time zone, so they are counted in UTC.`
  return t`Your profile names no time zone yet; turning them on makes it ${shown(ownTimeZone())}, as on this device.`
}

const shown = (timezone: string) => timezone.replaceAll('_', ' ')

export function QuietSection({ hours }: Props) {
  const { timezone } = useMe()
  const updateMe = useUpdateMe()
  const changePreferences = useChangePreferences()
  const change = (quietHours: QuietHours | null) => changePreferences.mutate({ quietHours })

  function turn(on: boolean) {
    change(on ? evenings : null)
    if (on && !timezone) updateMe.mutate({ timezone: ownTimeZone() })
  }

  return (
    <SettingsSection
      title="Quiet hours"
      description={`No mail and no desktop notice meanwhile; the inbox fills in silence. ${whereCounted(timezone, hours !== null)}`}
    >
      <Switch label="Keep quiet" checked={hours !== null} onChange={(event) => turn(event.currentTarget.checked)} />
      {hours && <QuietTimes hours={hours} onChange={change} />}
    </SettingsSection>
  )
}
