import { Button, Switch } from '@mantine/core'
import { toast, toastError } from '#client/core/toasts.tsx'
import type { BoardSearch } from '#client/features/tasks/board-search.ts'
import { EditableText } from '#client/ui/EditableText.tsx'
import { RemoveButton } from '#client/ui/RemoveButton.tsx'
import { Row } from '#client/ui/Row.tsx'
import type { BoardSavedView } from '#contract/board-tools.ts'
import { t } from '#contract/texts.ts'
import { useDeleteSavedView, useUpdateSavedView } from './data.ts'
import { isShown, queryOf } from './view-address.ts'

interface Props {
  saved: BoardSavedView
  /** What the board shows now. */
  search: BoardSearch
  view: 'board' | 'list'
}

export function SavedViewRow({ saved, search, view }: Props) {
  const { _id: viewId, boardId, name, shared } = saved
  const updateView = useUpdateSavedView(boardId)
  const deleteView = useDeleteSavedView(boardId)
  const failed = (error: unknown) => toastError(error, t`Failed to save the view`)

  const overwrite = () =>
    void updateView
      .mutateAsync({ viewId, query: queryOf(search), view })
      .then(() => toast.success(t`“${name}” shows what you see now`), failed)
  const share = (isShared: boolean) => void updateView.mutateAsync({ viewId, shared: isShared }).catch(failed)

  return (
    <Row
      title={
        <EditableText
          label="Name"
          value={name}
          placeholder="Unnamed"
          onSave={(text) => updateView.mutateAsync({ viewId, name: text })}
        />
      }
    >
      {!isShown(saved, search, view) && (
        <Button variant="default" size="compact-sm" onClick={overwrite}>
          Update to this view
        </Button>
      )}
      <Switch
        label="Shared"
        aria-label={`Share ${name} with the project`}
        checked={shared}
        onChange={({ currentTarget }) => share(currentTarget.checked)}
      />
      <RemoveButton
        label={`Delete ${name}`}
        title={`Delete the view “${name}”?`}
        confirmLabel="Delete"
        onConfirm={() => deleteView.mutate({ viewId })}
      >
        {shared ? 'It is gone for everybody on this project.' : 'Only the name and its filters go, no task.'}
      </RemoveButton>
    </Row>
  )
}
