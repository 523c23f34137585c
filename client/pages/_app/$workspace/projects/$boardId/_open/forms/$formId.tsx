import { createFileRoute } from '@tanstack/react-router'
import { formSearch } from '#client/features/forms/form-search.ts'
import { OpenForm } from '#client/features/forms/OpenForm.tsx'
import { WorkspacePage } from '#client/features/workspaces/WorkspacePage.tsx'

export const Route = createFileRoute('/_app/$workspace/projects/$boardId/_open/forms/$formId')({
  validateSearch: formSearch,
  component: FormPage,
})

function FormPage() {
  const { formId } = Route.useParams()
  const search = Route.useSearch()
  return (
    <WorkspacePage>
      <OpenForm key={formId} formId={formId} search={search} />
    </WorkspacePage>
  )
}
