import { RemoveButton } from '#client/ui/RemoveButton.tsx'
import type { Submission } from '#contract/forms.ts'
import { useDeleteSubmission } from './data.ts'

interface Props {
  submission: Submission
  /** On which page of the answers it stands. */
  page: number
}

export function DeleteAnswer({ submission: { _id: submissionId, form: formId }, page }: Props) {
  const deleteSubmission = useDeleteSubmission(formId, page)
  return (
    <RemoveButton
      label="Delete this answer"
      title="Delete this answer?"
      confirmLabel="Delete"
      onConfirm={() => deleteSubmission.mutate({ formId, submissionId })}
    >
      It goes from this list for good. The task that came of it stays, with what was written into it.
    </RemoveButton>
  )
}
