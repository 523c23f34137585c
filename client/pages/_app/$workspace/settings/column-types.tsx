import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ColumnTypesForm } from '#client/features/settings/ColumnTypesForm.tsx'
import { ReadOnlyNote } from '#client/features/settings/ReadOnlyNote.tsx'
import { workspaceQuery } from '#client/features/workspaces/data.ts'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { usePageTitle } from '#client/ui/use-page-title.ts'
import { t } from '#contract/texts.ts'

export const Route = createFileRoute('/_app/$workspace/settings/column-types')({ component: ColumnTypesPage })

function ColumnTypesPage() {
  usePageTitle(t`Column types`)
  const { data: workspace } = useSuspenseQuery(workspaceQuery(Route.useParams().workspace))
  return (
    <>
      <PageHeader
        title="Column types"
        description="What the columns of your projects stand for, so that reports can compare them."
      />
      <ReadOnlyNote workspace={workspace} />
      <ColumnTypesForm workspace={workspace} />
    </>
  )
}
