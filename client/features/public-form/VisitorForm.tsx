import { useRouter } from '@tanstack/react-router'
import { CallError } from '#client/core/transport.ts'
import type { PublicForm as Form, FormStart } from '#contract/forms.ts'
import { submitForm } from './data.ts'
import { FormPage } from './FormPage.tsx'
import { PublicForm } from './PublicForm.tsx'
import { useProof } from './use-proof.ts'
import type { Outcome, Send } from './use-sending.ts'

interface Props {
  slug: string
  form: Form
  start: FormStart
}

/** The page came too early, too late or a second time: with a new proof it goes through. */
const provable = ['stale_form', 'too_quick', 'work_missing']

/** A form as whoever has its address sees it. */
export function VisitorForm({ slug, form, start }: Props) {
  const router = useRouter()
  const { proof, renew } = useProof(slug, form.protection, start)

  const send: Send = async (sent, onProgress) => {
    const attempt = async () => submitForm(slug, sent, await proof(), onProgress)
    const outcome = await attempt().catch(async (error: unknown) => {
      if (!(error instanceof CallError)) throw error
      // Somebody changed the questions meanwhile: with the new ones on screen, the person sees what is missing.
      if (error.code === 'invalid_answers') void router.invalidate()
      if (!provable.includes(error.code)) throw error
      await renew()
      return attempt()
    })
    // For whoever sends another; where it fails, that one asks for itself.
    void renew().catch(() => {})
    leadOn(outcome)
    return outcome
  }

  return (
    <FormPage title={form.title}>
      <PublicForm form={form} send={send} draftKey={`form-draft:${slug}`} />
    </FormPage>
  )
}

/** Not from inside a frame: there, the page around it stays where it is. Nor to another server: there one goes oneself. */
function leadOn({ redirectPath }: Outcome) {
  if (redirectPath?.startsWith('/') && window.top === window.self) window.location.assign(redirectPath)
}
