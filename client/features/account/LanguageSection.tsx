import { LanguageSelect } from '#client/ui/plain/LanguageSelect.tsx'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import { useChooseLanguage } from './data.ts'

export function LanguageSection() {
  const choose = useChooseLanguage()
  return (
    <SettingsSection
      title="Language"
      description="Of this browser and of your account: mails and notifications are in it, too."
    >
      <LanguageSelect onChoose={(language) => choose.mutate({ language })} />
    </SettingsSection>
  )
}
