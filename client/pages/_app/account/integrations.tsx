import { Button } from '@mantine/core'
import { IconExternalLink, IconPlugConnected } from '@tabler/icons-react'
import { createFileRoute } from '@tanstack/react-router'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { usePageTitle } from '#client/ui/use-page-title.ts'

export const Route = createFileRoute('/_app/account/integrations')({ component: IntegrationsPage })

function IntegrationsPage() {
  usePageTitle('Integrations')
  return (
    <>
      <PageHeader title="Integrations" description="Other tools that work with your account." />
      <EmptyState
        icon={IconPlugConnected}
        title="Nothing to connect yet"
        action={
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
        }
      >
        Hearth has an open API: everything you can do here, a script can do as well.
      </EmptyState>
    </>
  )
}
