import { useReloadWorkspace } from '#client/features/workspaces/data.ts'
import { ConflictChoice } from '#client/ui/ConflictChoice.tsx'
import { FormError } from '#client/ui/FormError.tsx'
import { SaveBar } from '#client/ui/SaveBar.tsx'
import { UnsavedChanges } from '#client/ui/UnsavedChanges.tsx'
import type { WorkspaceDraft } from './use-workspace-draft.ts'

interface Props {
  /** The form it saves. */
  form: string
  draft: WorkspaceDraft
  workspaceUrl: string
  /** Saves over what is there, whatever version it has by now. */
  onSaveOver(version: number): void
  /** Fields that show their own part of an error. */
  fields?: string[]
}

/** What comes up at the foot of a page of settings once something on it was changed. */
export function DraftBar({ form, draft, workspaceUrl, onSaveOver, fields = [] }: Props) {
  const reload = useReloadWorkspace(workspaceUrl)
  return (
    <>
      {draft.dirty && (
        <SaveBar form={form} busy={draft.saving} onDiscard={draft.discard}>
          {draft.conflict ? (
            <ConflictChoice
              words="Somebody else changed these settings since you opened this page."
              load={reload}
              failure="Failed to fetch workspace details"
              onTakeTheirs={draft.startFrom}
              onKeepMine={({ version }) => onSaveOver(version)}
            />
          ) : (
            <FormError error={draft.error} fallback="Failed to update workspace settings" fields={fields} />
          )}
        </SaveBar>
      )}
      <UnsavedChanges when={draft.dirty && !draft.saving} />
    </>
  )
}
