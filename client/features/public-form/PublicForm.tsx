import type { PublicForm as Form } from '#contract/forms.ts'
import { FillIn } from './FillIn.tsx'
import { FormSheet } from './FormSheet.tsx'
import classes from './PublicForm.module.css'
import { Sent } from './Sent.tsx'
import { useDraft } from './use-draft.ts'
import { type Send, useSending } from './use-sending.ts'

interface Props {
  form: Form
  send: Send
  /** Under which name a half filled in form is kept in this browser; null for a preview. */
  draftKey: string | null
  /** A preview stands below the title of its page. */
  heading?: 'h1' | 'h3'
}

export function PublicForm({ form, send, draftKey, heading = 'h1' }: Props) {
  const draft = useDraft(draftKey)
  const sending = useSending(send, draft.clear)
  const { outcome } = sending
  return (
    <FormSheet form={form} heading={heading}>
      {outcome ? (
        <Sent outcome={outcome} onAnother={sending.reset} />
      ) : form.fields.length === 0 ? (
        <p className={classes.empty}>Nothing is asked here yet. Come back when this form has questions.</p>
      ) : (
        <FillIn form={form} draft={draft} sending={sending} />
      )}
    </FormSheet>
  )
}
