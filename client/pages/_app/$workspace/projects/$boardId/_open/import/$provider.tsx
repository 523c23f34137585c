import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_app/$workspace/projects/$boardId/_open/import/$provider')({
  component: ImportFromPage,
})

function ImportFromPage() {
  return null
}
