// No guard: whoever has the address fills in the form.
import { createFileRoute } from '@tanstack/react-router'
import { findPublicForm } from '#client/features/public-form/data.ts'
import { FormFailed } from '#client/features/public-form/FormFailed.tsx'
import { NoForm } from '#client/features/public-form/NoForm.tsx'
import { VisitorForm } from '#client/features/public-form/VisitorForm.tsx'

export const Route = createFileRoute('/form/$slug')({
  loader: async ({ params: { slug } }) => ({ found: await findPublicForm(slug) }),
  errorComponent: FormFailed,
  component: PublicFormPage,
})

function PublicFormPage() {
  const { slug } = Route.useParams()
  const { found } = Route.useLoaderData()
  return found ? <VisitorForm key={slug} slug={slug} {...found} /> : <NoForm />
}
