import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/form/$slug')({
  component: PublicFormPage,
})

function PublicFormPage() {
  return null
}
