import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ArchiveSection } from '#client/features/settings/ArchiveSection.tsx'
import { DeleteWorkspaceSection } from '#client/features/settings/DeleteWorkspaceSection.tsx'
import { GeneralForm } from '#client/features/settings/GeneralForm.tsx'
import { HandOverSection } from '#client/features/settings/HandOverSection.tsx'
import { ReadOnlyNote } from '#client/features/settings/ReadOnlyNote.tsx'
import { SettingsGroup } from '#client/features/settings/SettingsGroup.tsx'
import { workspaceQuery } from '#client/features/workspaces/data.ts'
import { mayManage, mayOwn } from '#client/features/workspaces/may.ts'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { usePageTitle } from '#client/ui/use-page-title.ts'
import { t } from '#contract/texts.ts'

export const Route = createFileRoute('/_app/$workspace/settings/general')({ component: GeneralPage })

function GeneralPage() {
  usePageTitle(t`General settings`)
  const { data: workspace } = useSuspenseQuery(workspaceQuery(Route.useParams().workspace))
  return (
    <>
      <PageHeader title="General" />
      <ReadOnlyNote workspace={workspace} />
      <GeneralForm workspace={workspace} />
      {mayManage(workspace) && (
        <SettingsGroup title="Danger zone">
          <ArchiveSection workspace={workspace} />
          {mayOwn(workspace) && workspace.status === 'active' && <HandOverSection workspace={workspace} />}
          {mayOwn(workspace) && workspace.status === 'active' && <DeleteWorkspaceSection workspace={workspace} />}
        </SettingsGroup>
      )}
    </>
  )
}
