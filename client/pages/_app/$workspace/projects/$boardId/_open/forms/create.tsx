import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_app/$workspace/projects/$boardId/_open/forms/create')({
  component: CreateFormPage,
})

function CreateFormPage() {
  return null
}
