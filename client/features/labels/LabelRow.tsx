import { toastError } from '#client/core/toasts.tsx'
import { ColorPicker } from '#client/ui/ColorPicker.tsx'
import { EditableText } from '#client/ui/EditableText.tsx'
import { RemoveButton } from '#client/ui/RemoveButton.tsx'
import { Row } from '#client/ui/Row.tsx'
import type { Label } from '#contract/labels.ts'
import { t } from '#contract/texts.ts'

interface Props {
  label: Label
  mayEdit: boolean
  onChange(changes: { name?: string; color?: string }): Promise<unknown>
  onDelete(): void
  /** What is lost with it, in one sentence. */
  loss: string
}

export function LabelRow({ label: { name, color }, mayEdit, onChange, onDelete, loss }: Props) {
  const recolor = (picked: string) =>
    void onChange({ color: picked }).catch((error) => toastError(error, t`Failed to update label`))

  return (
    <Row
      lead={<ColorPicker label={`Color of ${name}`} value={color} onChange={recolor} disabled={!mayEdit} />}
      title={
        mayEdit ? (
          <EditableText label="Name" value={name} placeholder="Unnamed" onSave={(text) => onChange({ name: text })} />
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
          onConfirm={onDelete}
        >
          {loss} This cannot be undone.
        </RemoveButton>
      )}
    </Row>
  )
}
