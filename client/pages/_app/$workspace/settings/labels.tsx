import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { LabelList } from '#client/features/labels/LabelList.tsx'
import { NewWorkspaceLabel } from '#client/features/labels/NewWorkspaceLabel.tsx'
import { ReadOnlyNote } from '#client/features/settings/ReadOnlyNote.tsx'
import { workspaceQuery } from '#client/features/workspaces/data.ts'
import { mayChangeSettings } from '#client/features/workspaces/may.ts'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import { usePageTitle } from '#client/ui/use-page-title.ts'
import { t } from '#contract/texts.ts'

export const Route = createFileRoute('/_app/$workspace/settings/labels')({ component: LabelsPage })

function LabelsPage() {
  usePageTitle(t`Labels`)
  const { data: workspace } = useSuspenseQuery(workspaceQuery(Route.useParams().workspace))
  const mayEdit = mayChangeSettings(workspace)
  return (
    <>
      <PageHeader title="Labels" description="Every project has these. A project can have more of its own." />
      <ReadOnlyNote workspace={workspace} />
      <SettingsSection title="Labels of the workspace">
        {mayEdit && <NewWorkspaceLabel workspace={workspace} />}
        <LabelList workspace={workspace} mayEdit={mayEdit} />
      </SettingsSection>
    </>
  )
}
