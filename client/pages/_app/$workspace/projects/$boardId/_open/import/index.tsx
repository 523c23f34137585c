import { createFileRoute } from '@tanstack/react-router'
import { ImportPage } from '#client/features/imports/ImportPage.tsx'

export const Route = createFileRoute('/_app/$workspace/projects/$boardId/_open/import/')({
  component: ImportHomePage,
})

function ImportHomePage() {
  return <ImportPage provider={null} />
}
