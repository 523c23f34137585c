import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { DefaultColumnList } from '#client/features/columns/DefaultColumnList.tsx'
import { NewDefaultColumn } from '#client/features/columns/NewDefaultColumn.tsx'
import { ReadOnlyNote } from '#client/features/settings/ReadOnlyNote.tsx'
import { workspaceQuery } from '#client/features/workspaces/data.ts'
import { mayChangeSettings } from '#client/features/workspaces/may.ts'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import { usePageTitle } from '#client/ui/use-page-title.ts'
import { t } from '#contract/texts.ts'

export const Route = createFileRoute('/_app/$workspace/settings/projects')({ component: DefaultColumnsPage })

function DefaultColumnsPage() {
  usePageTitle(t`Default columns`)
  const { data: workspace } = useSuspenseQuery(workspaceQuery(Route.useParams().workspace))
  const mayEdit = mayChangeSettings(workspace)
  return (
    <>
      <PageHeader
        title="Default columns"
        description="What a new project begins with, from left to right. Projects that exist keep their own."
      />
      <ReadOnlyNote workspace={workspace} />
      <SettingsSection
        title="Columns of a new project"
        description="The type says what a column means: a task in a finishing one counts as done."
      >
        {mayEdit && <NewDefaultColumn workspace={workspace} />}
        <DefaultColumnList workspace={workspace} mayEdit={mayEdit} />
      </SettingsSection>
    </>
  )
}
