import { IconColumns3 } from '@tabler/icons-react'
import { toastError } from '#client/core/toasts.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { Row } from '#client/ui/Row.tsx'
import { RowList } from '#client/ui/RowList.tsx'
import { t } from '#contract/texts.ts'
import type { Workspace } from '#contract/workspaces.ts'
import { ColumnDot } from './ColumnDot.tsx'
import { DefaultColumnRow } from './DefaultColumnRow.tsx'
import { useUpdateDefaultColumn } from './data.ts'
import { inOrder, positionAt } from './order.ts'

interface Props {
  workspace: Workspace
  mayEdit: boolean
}

export function DefaultColumnList({ workspace, mayEdit }: Props) {
  const { _id: workspaceId, url, defaultColumns, columnTypes } = workspace
  const updateColumn = useUpdateDefaultColumn(url)
  const columns = inOrder(defaultColumns)

  function move(from: number, to: number) {
    const moved = columns[from]
    if (!moved) return
    const position = positionAt(columns.toSpliced(from, 1), to)
    updateColumn
      .mutateAsync({ workspaceId, columnId: moved._id, position })
      .catch((error) => toastError(error, t`Failed to update default column`))
  }

  if (columns.length === 0) {
    return (
      <EmptyState icon={IconColumns3} title="New projects begin empty">
        Add the steps your work goes through, such as To do, In progress and Done. Every new project then has them.
      </EmptyState>
    )
  }
  return (
    <RowList label="Default columns">
      {columns.map((column, index) =>
        mayEdit ? (
          <DefaultColumnRow key={column._id} column={column} workspace={workspace} index={index} onMove={move} />
        ) : (
          <Row
            key={column._id}
            lead={<ColumnDot color={column.color} />}
            title={column.title}
            meta={columnTypes.find(({ key }) => key === column.type)?.name}
          />
        ),
      )}
    </RowList>
  )
}
