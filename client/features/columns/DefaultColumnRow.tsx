import { toastError } from '#client/core/toasts.tsx'
import { ColorPicker } from '#client/ui/ColorPicker.tsx'
import { EditableText } from '#client/ui/EditableText.tsx'
import { RemoveButton } from '#client/ui/RemoveButton.tsx'
import { SortableRow } from '#client/ui/SortableRow.tsx'
import type { DefaultColumn } from '#contract/columns.ts'
import { t } from '#contract/texts.ts'
import type { Workspace } from '#contract/workspaces.ts'
import { ColumnTypeSelect } from './ColumnTypeSelect.tsx'
import classes from './DefaultColumnRow.module.css'
import { useDeleteDefaultColumn, useUpdateDefaultColumn } from './data.ts'

interface Props {
  column: DefaultColumn
  workspace: Workspace
  index: number
  onMove(from: number, to: number): void
}

export function DefaultColumnRow({ column, workspace, index, onMove }: Props) {
  const { _id: columnId, title, type, color } = column
  const updateColumn = useUpdateDefaultColumn(workspace.url)
  const deleteColumn = useDeleteDefaultColumn(workspace.url)
  const which = { workspaceId: workspace._id, columnId }

  const change = (changes: { type: string } | { color: string }) =>
    void updateColumn
      .mutateAsync({ ...which, ...changes })
      .catch((error) => toastError(error, t`Failed to update default column`))

  return (
    <SortableRow
      list={`default-columns-${workspace._id}`}
      name={title}
      index={index}
      count={workspace.defaultColumns.length}
      onMove={onMove}
    >
      <ColorPicker label={`Color of ${title}`} value={color} onChange={(picked) => change({ color: picked })} />
      <div className={classes.title}>
        <EditableText
          label="Title"
          value={title}
          placeholder="Untitled"
          onSave={(text) => updateColumn.mutateAsync({ ...which, title: text })}
        />
      </div>
      <div className={classes.type}>
        <ColumnTypeSelect
          label={`Type of ${title}`}
          types={workspace.columnTypes}
          value={type}
          onChange={(key) => change({ type: key })}
          size="xs"
        />
      </div>
      <RemoveButton
        label={`Remove ${title}`}
        title={`Remove “${title}”?`}
        confirmLabel="Remove"
        onConfirm={() => deleteColumn.mutate(which)}
      >
        New projects begin without it. Projects that already have such a column keep it.
      </RemoveButton>
    </SortableRow>
  )
}
