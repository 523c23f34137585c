import { createFileRoute, notFound } from '@tanstack/react-router'
import { ImportFrom } from '#client/features/imports/ImportFrom.tsx'
import { readImportSearch } from '#client/features/imports/import-search.ts'
import { WorkspacePage } from '#client/features/workspaces/WorkspacePage.tsx'
import { isImportProvider } from '#contract/imports.ts'

export const Route = createFileRoute('/_app/$workspace/projects/$boardId/_open/import/$provider')({
  validateSearch: readImportSearch,
  component: ImportFromPage,
})

function ImportFromPage() {
  const { provider } = Route.useParams()
  const { import: importId } = Route.useSearch()
  if (!isImportProvider(provider)) throw notFound()
  return (
    <WorkspacePage>
      <ImportFrom key={`${provider} ${importId}`} provider={provider} importId={importId} />
    </WorkspacePage>
  )
}
