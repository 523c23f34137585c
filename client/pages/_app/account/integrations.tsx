import { Button } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { createFileRoute } from '@tanstack/react-router'
import { MyFeedSection } from '#client/features/calendar-feeds/MyFeedSection.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import { usePageTitle } from '#client/ui/use-page-title.ts'
import { t } from '#contract/texts.ts'

export const Route = createFileRoute('/_app/account/integrations')({ component: IntegrationsPage })

function IntegrationsPage() {
  usePageTitle(t`Integrations`)
  return (
    <>
      <PageHeader title="Integrations" description="Other tools that work with your account." />
      <MyFeedSection />
      <SettingsSection
        title="Webhooks, commits and pull requests"
        description="They belong to a workspace: its owner and admins find them in the workspace’s settings under Webhooks, those of a project in the project’s settings."
      />
      <SettingsSection
        title="API"
        description="Hearth has an open API: almost everything you can do here, a script can do as well. Owners and admins find the keys for it in the settings of their workspace."
      >
        <Button
          component="a"
          href="/api/docs"
          target="_blank"
          rel="noreferrer"
          variant="default"
          rightSection={<IconExternalLink size={14} stroke={1.8} />}
        >
          Read the API documentation
        </Button>
      </SettingsSection>
    </>
  )
}
