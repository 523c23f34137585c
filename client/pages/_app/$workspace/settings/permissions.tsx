import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { PermissionsForm } from '#client/features/settings/PermissionsForm.tsx'
import { ReadOnlyNote } from '#client/features/settings/ReadOnlyNote.tsx'
import { workspaceQuery } from '#client/features/workspaces/data.ts'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { usePageTitle } from '#client/ui/use-page-title.ts'
import { t } from '#contract/texts.ts'

export const Route = createFileRoute('/_app/$workspace/settings/permissions')({ component: PermissionsPage })

function PermissionsPage() {
  usePageTitle(t`Permissions`)
  const { data: workspace } = useSuspenseQuery(workspaceQuery(Route.useParams().workspace))
  return (
    <>
      <PageHeader title="Permissions" description="A role says what somebody may do in the whole workspace." />
      <ReadOnlyNote workspace={workspace} />
      <PermissionsForm workspace={workspace} />
    </>
  )
}
