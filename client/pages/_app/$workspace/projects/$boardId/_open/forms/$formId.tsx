import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_app/$workspace/projects/$boardId/_open/forms/$formId')({
  component: FormPage,
})

function FormPage() {
  return null
}
