import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_app/$workspace/projects/$boardId/_open/import/')({
  component: ImportPage,
})

function ImportPage() {
  return null
}
