import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ReadOnlyNote } from '#client/features/settings/ReadOnlyNote.tsx'
import { SecurityForm } from '#client/features/settings/SecurityForm.tsx'
import { workspaceQuery } from '#client/features/workspaces/data.ts'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { usePageTitle } from '#client/ui/use-page-title.ts'
import { t } from '#contract/texts.ts'

export const Route = createFileRoute('/_app/$workspace/settings/security')({ component: SecurityPage })

function SecurityPage() {
  usePageTitle(t`Workspace security`)
  const { data: workspace } = useSuspenseQuery(workspaceQuery(Route.useParams().workspace))
  return (
    <>
      <PageHeader title="Security" description="Who gets in, and what they need for it." />
      <ReadOnlyNote workspace={workspace} />
      <SecurityForm workspace={workspace} />
    </>
  )
}
