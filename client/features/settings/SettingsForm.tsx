import { type FormEvent, type ReactNode, useId } from 'react'
import { useReloadWorkspace } from '#client/features/workspaces/data.ts'
import { ConflictChoice } from '#client/ui/ConflictChoice.tsx'
import { FormError } from '#client/ui/FormError.tsx'
import { SaveBar } from '#client/ui/SaveBar.tsx'
import { UnsavedChanges } from '#client/ui/UnsavedChanges.tsx'
import type { Workspace } from '#contract/workspaces.ts'
import type { WorkspaceDraft } from './use-workspace-draft.ts'

interface Props {
  draft: WorkspaceDraft
  workspaceUrl: string
  /** Fields that show their own part of an error. */
  fields?: string[]
  onSaved?(saved: Workspace): void
  children: ReactNode
}

/** A page of settings. Once something on it was changed, what saves it comes up at its foot. */
export function SettingsForm({ draft, workspaceUrl, fields = [], onSaved, children }: Props) {
  const formId = useId()
  const reload = useReloadWorkspace(workspaceUrl)
  const saved = onSaved && { onSaved }

  function submit(event: FormEvent) {
    event.preventDefault()
    draft.save({ ...saved })
  }

  return (
    <form id={formId} onSubmit={submit} noValidate>
      {children}
      {draft.dirty && (
        <SaveBar form={formId} busy={draft.saving} onDiscard={draft.discard}>
          {draft.conflict ? (
            <ConflictChoice
              words="Somebody else changed these settings since you opened this page."
              load={reload}
              failure="Failed to fetch workspace details"
              onTakeTheirs={draft.startFrom}
              onKeepMine={({ version }) => draft.save({ version, ...saved })}
            />
          ) : (
            <FormError error={draft.error} fallback="Failed to update workspace settings" fields={fields} />
          )}
        </SaveBar>
      )}
      <UnsavedChanges when={draft.dirty && !draft.saving} />
    </form>
  )
}
