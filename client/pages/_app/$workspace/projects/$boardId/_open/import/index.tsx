import { createFileRoute } from '@tanstack/react-router'
import { ImportHome } from '#client/features/imports/ImportHome.tsx'
import { WorkspacePage } from '#client/features/workspaces/WorkspacePage.tsx'

export const Route = createFileRoute('/_app/$workspace/projects/$boardId/_open/import/')({
  component: ImportPage,
})

function ImportPage() {
  return (
    <WorkspacePage>
      <ImportHome />
    </WorkspacePage>
  )
}
