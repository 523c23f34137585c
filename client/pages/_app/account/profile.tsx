import { createFileRoute } from '@tanstack/react-router'
import { LanguageSection } from '#client/features/account/LanguageSection.tsx'
import { ProfileForm } from '#client/features/account/ProfileForm.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { usePageTitle } from '#client/ui/use-page-title.ts'
import { t } from '#contract/texts.ts'

export const Route = createFileRoute('/_app/account/profile')({ component: ProfilePage })

function ProfilePage() {
  usePageTitle(t`Profile`)
  return (
    <>
      <PageHeader title="Profile" />
      <ProfileForm>
        <LanguageSection />
      </ProfileForm>
    </>
  )
}
