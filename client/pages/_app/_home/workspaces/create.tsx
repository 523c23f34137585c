import { createFileRoute } from '@tanstack/react-router'
import { NewWorkspaceForm } from '#client/features/workspaces/NewWorkspaceForm.tsx'
import { NarrowColumn } from '#client/ui/NarrowColumn.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { usePageTitle } from '#client/ui/use-page-title.ts'
import { t } from '#contract/texts.ts'

export const Route = createFileRoute('/_app/_home/workspaces/create')({ component: NewWorkspacePage })

function NewWorkspacePage() {
  usePageTitle(t`New workspace`)
  return (
    <NarrowColumn>
      <PageHeader title="New workspace" description="A workspace holds the projects of one team." />
      <NewWorkspaceForm />
    </NarrowColumn>
  )
}
