import { useQueryClient } from '@tanstack/react-query'
import { ConflictChoice } from '#client/ui/ConflictChoice.tsx'
import { FormError } from '#client/ui/FormError.tsx'
import { SaveBar } from '#client/ui/SaveBar.tsx'
import { formQuery } from './data.ts'
import type { useFormDraft } from './use-form-draft.ts'

interface Props {
  formId: string
  /** The element whose fields it saves. */
  fields: string
  /** The one of them that names its own error. */
  named: string
  editing: ReturnType<typeof useFormDraft>
}

/** Saves the draft, and says what is in the way of it. */
export function SaveFormBar({ formId, fields, named, editing }: Props) {
  const cache = useQueryClient()
  return (
    <SaveBar form={fields} busy={editing.saving} onDiscard={editing.discard}>
      {editing.conflict ? (
        <ConflictChoice
          words="Somebody else changed this form since you began."
          load={() => cache.fetchQuery({ ...formQuery(formId), staleTime: 0 })}
          failure="Failed to fetch the form"
          onTakeTheirs={editing.startFrom}
          onKeepMine={({ version }) => editing.save({ version })}
        />
      ) : (
        <FormError error={editing.error} fallback="Failed to save the form" fields={[named]} />
      )}
    </SaveBar>
  )
}
