import { Link } from '@tanstack/react-router'
import { byName } from '#client/core/name-order.ts'
import { mayEditTasks } from '#client/features/boards/may.ts'
import { RowList } from '#client/ui/RowList.tsx'
import type { Board } from '#contract/boards.ts'
import classes from './BoardLabels.module.css'
import { useCreateBoardLabel, useDeleteBoardLabel, useUpdateBoardLabel } from './data.ts'
import { LabelRow } from './LabelRow.tsx'
import { NewLabel } from './NewLabel.tsx'

interface Props {
  board: Board
}

/** A project's own labels, to change; those of the workspace are changed there. */
export function BoardLabels({ board }: Props) {
  const { _id: boardId, workspace } = board
  const createLabel = useCreateBoardLabel(boardId, { quiet: true })
  const updateLabel = useUpdateBoardLabel(boardId)
  const deleteLabel = useDeleteBoardLabel(boardId)
  const mayEdit = mayEditTasks(board)
  const labels = board.labels.toSorted(byName)
  const own = labels.filter(({ source }) => source === 'board')
  const shared = labels.filter(({ source }) => source === 'workspace')

  return (
    <>
      {mayEdit && (
        <NewLabel
          createLabel={{
            ...createLabel,
            mutate: (label, callbacks) => createLabel.mutate({ boardId, ...label }, callbacks),
          }}
        />
      )}
      {own.length > 0 ? (
        <RowList label="Labels of the project">
          {own.map((label) => (
            <LabelRow
              key={label._id}
              label={label}
              mayEdit={mayEdit}
              onChange={(changes) => updateLabel.mutateAsync({ boardId, labelId: label._id, ...changes })}
              onDelete={() => deleteLabel.mutate({ boardId, labelId: label._id })}
              loss="Every task of this project loses it."
            />
          ))}
        </RowList>
      ) : (
        <p className={classes.note}>This project has no labels of its own yet.</p>
      )}
      {shared.length > 0 && (
        <p className={classes.note}>
          From the workspace: {shared.map(({ name }) => name).join(', ')}.{' '}
          <Link to="/$workspace/settings/labels" params={{ workspace: workspace.url }}>
            Labels of {workspace.name}
          </Link>
        </p>
      )}
    </>
  )
}
