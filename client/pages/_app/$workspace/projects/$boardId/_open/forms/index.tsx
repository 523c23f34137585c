import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_app/$workspace/projects/$boardId/_open/forms/')({
  component: FormsPage,
})

function FormsPage() {
  return null
}
