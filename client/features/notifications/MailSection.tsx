import { Radio, Stack } from '@mantine/core'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import type { NotificationPreferences } from '#contract/notifications.ts'
import { useChangePreferences } from './data.ts'

interface Props {
  mode: NotificationPreferences['mailMode']
}

export function MailSection({ mode }: Props) {
  const changePreferences = useChangePreferences()
  return (
    <SettingsSection title="How mails come" description="For everything you want by mail.">
      <Radio.Group
        value={mode}
        onChange={(next) => changePreferences.mutate({ mailMode: next as Props['mode'] })}
        aria-label="How mails come"
      >
        <Stack gap="sm">
          <Radio value="bundled" label="Together" description="What comes within five minutes is one mail." />
          <Radio value="instant" label="At once" description="A mail for each, within seconds." />
        </Stack>
      </Radio.Group>
    </SettingsSection>
  )
}
