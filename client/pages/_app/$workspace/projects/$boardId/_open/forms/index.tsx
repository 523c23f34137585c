import { createFileRoute } from '@tanstack/react-router'
import { FormsList } from '#client/features/forms/FormsList.tsx'
import { WorkspacePage } from '#client/features/workspaces/WorkspacePage.tsx'

export const Route = createFileRoute('/_app/$workspace/projects/$boardId/_open/forms/')({
  component: FormsPage,
})

function FormsPage() {
  return (
    <WorkspacePage>
      <FormsList />
    </WorkspacePage>
  )
}
