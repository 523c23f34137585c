import { toastError } from '#client/core/toasts.tsx'
import { ColorPicker } from '#client/ui/ColorPicker.tsx'
import { EditableText } from '#client/ui/EditableText.tsx'
import { RemoveButton } from '#client/ui/RemoveButton.tsx'
import { Row } from '#client/ui/Row.tsx'
import type { Label } from '#contract/labels.ts'
import type { Workspace } from '#contract/workspaces.ts'
import { useDeleteWorkspaceLabel, useUpdateWorkspaceLabel } from './data.ts'

interface Props {
  label: Label
  workspace: Pick<Workspace, '_id' | 'url'>
  mayEdit: boolean
}

export function LabelRow({ label: { _id: labelId, name, color }, workspace: { _id, url }, mayEdit }: Props) {
  const updateLabel = useUpdateWorkspaceLabel(url)
  const deleteLabel = useDeleteWorkspaceLabel(url)
  const which = { workspaceId: _id, labelId }

  const recolor = (picked: string) =>
    updateLabel.mutate({ ...which, color: picked }, { onError: (error) => toastError(error, 'Failed to update label') })

  return (
    <Row
      lead={<ColorPicker label={`Colour of ${name}`} value={color} onChange={recolor} disabled={!mayEdit} />}
      title={
        mayEdit ? (
          <EditableText
            label="Name"
            value={name}
            placeholder="Unnamed"
            onSave={(text) => updateLabel.mutateAsync({ ...which, name: text })}
          />
        ) : (
          name
        )
      }
    >
      {mayEdit && (
        <RemoveButton
          label={`Delete ${name}`}
          title={`Delete the label “${name}”?`}
          confirmLabel="Delete"
          onConfirm={() => deleteLabel.mutate(which)}
        >
          Every task of every project loses it. This cannot be undone.
        </RemoveButton>
      )}
    </Row>
  )
}
