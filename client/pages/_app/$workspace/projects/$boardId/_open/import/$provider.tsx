import { createFileRoute, notFound } from '@tanstack/react-router'
import { ImportPage } from '#client/features/imports/ImportPage.tsx'
import { readImportSearch } from '#client/features/imports/import-search.ts'
import { isImportProvider } from '#contract/imports.ts'

export const Route = createFileRoute('/_app/$workspace/projects/$boardId/_open/import/$provider')({
  validateSearch: readImportSearch,
  component: ImportFromPage,
})

function ImportFromPage() {
  const { provider } = Route.useParams()
  const { import: importId } = Route.useSearch()
  if (!isImportProvider(provider)) throw notFound()
  return <ImportPage provider={provider} importId={importId} />
}
