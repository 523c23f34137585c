// The page of a form is open to anybody, so it goes without the query cache of the screens behind the sign-in.
import { call } from '#client/core/call.ts'
import { CallError } from '#client/core/transport.ts'
import { publicFormsApi } from '#contract/forms.ts'
import type { SentForm } from './sent-form.ts'

/** The form at this address and the proof of having opened it, or null when there is none (any more). */
export async function findPublicForm(slug: string) {
  try {
    return await call(publicFormsApi.readPublicForm, { slug })
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return null
    throw error
  }
}

interface Proof {
  token?: string
  work?: string
}

export function submitForm(
  slug: string,
  { answers, files, submissionId, website }: SentForm,
  proof: Proof,
  onProgress: (share: number) => void,
) {
  const input = { slug, answers, submissionId, ...(website && { website }), ...proof }
  const chosen = Object.entries(files).flatMap(([field, some]) => some.map((file) => ({ field, file })))
  if (chosen.length === 0) return call(publicFormsApi.submitForm, input)
  const form = new FormData()
  for (const [name, value] of Object.entries(input))
    if (name !== 'slug') form.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  for (const { field, file } of chosen) form.append(field, file)
  return call(publicFormsApi.submitForm, input, { form, onProgress })
}
