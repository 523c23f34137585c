import { createFileRoute } from '@tanstack/react-router'
import { ProfileForm } from '#client/features/account/ProfileForm.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { LanguageSelect } from '#client/ui/plain/LanguageSelect.tsx'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import { usePageTitle } from '#client/ui/use-page-title.ts'
import { t } from '#contract/texts.ts'

export const Route = createFileRoute('/_app/account/profile')({ component: ProfilePage })

function ProfilePage() {
  usePageTitle(t`Profile`)
  return (
    <>
      <PageHeader title="Profile" />
      <ProfileForm />
      <SettingsSection title="Language" description="Of this browser. Mails are in English for now.">
        <LanguageSelect />
      </SettingsSection>
    </>
  )
}
