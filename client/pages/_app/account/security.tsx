import { createFileRoute } from '@tanstack/react-router'
import { DeleteAccountSection } from '#client/features/account/DeleteAccountSection.tsx'
import { sessionsQuery } from '#client/features/account/data.ts'
import { EmailSection } from '#client/features/account/EmailSection.tsx'
import { ExportSection } from '#client/features/account/ExportSection.tsx'
import { PasswordSection } from '#client/features/account/PasswordSection.tsx'
import { SecondFactorSection } from '#client/features/account/SecondFactorSection.tsx'
import { SessionsSection } from '#client/features/account/SessionsSection.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { usePageTitle } from '#client/ui/use-page-title.ts'
import { t } from '#contract/texts.ts'

export const Route = createFileRoute('/_app/account/security')({
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(sessionsQuery),
  component: SecurityPage,
})

function SecurityPage() {
  usePageTitle(t`Security`)
  return (
    <>
      <PageHeader title="Security" description="How you sign in, and where." />
      <PasswordSection />
      <EmailSection />
      <SecondFactorSection />
      <SessionsSection />
      <ExportSection />
      <DeleteAccountSection />
    </>
  )
}
