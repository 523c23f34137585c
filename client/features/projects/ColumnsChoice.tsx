import { Select, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { boardsQuery, columnsQuery } from '#client/features/boards/data.ts'
import { colorOf } from '#client/ui/color-of.ts'
import { t } from '#contract/texts.ts'
import type { Workspace } from '#contract/workspaces.ts'
import classes from './NewProjectForm.module.css'

interface Props {
  workspace: Workspace
  value: string | null
  onChange(template: string | null): void
}

/** Begin like another project, or with the columns every new one has here. Either way one sees what one gets. */
export function ColumnsChoice({ workspace, value, onChange }: Props) {
  const { data: boards = [] } = useQuery(boardsQuery(workspace._id))
  const template = boards.find(({ _id }) => _id === value)
  return (
    <div>
      <Select
        label="Begin with"
        placeholder="The columns of this workspace"
        data={boards.map(({ _id, title, key }) => ({ value: _id, label: `${title} (${key})` }))}
        value={template?._id ?? null}
        onChange={onChange}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t`The columns of this workspace` }}
        disabled={boards.length === 0}
        nothingFoundMessage="No project has that name"
        withScrollArea={false}
        styles={{ options: { maxHeight: 260, overflowY: 'auto' } }}
      />
      {template ? (
        <TemplateColumns boardId={template._id} />
      ) : (
        <Columns columns={workspace.defaultColumns.toSorted((one, other) => one.position - other.position)} />
      )}
      <p className={classes.hint}>
        {template
          ? `Takes over the columns and labels of ${template.title}, not its tasks or people.`
          : 'Columns can be changed at any time, in each project on its own.'}
      </p>
    </div>
  )
}

function TemplateColumns({ boardId }: { boardId: string }) {
  const { data, isError } = useQuery(columnsQuery(boardId))
  if (data) return <Columns columns={data} />
  return isError ? null : <Skeleton height={28} mt={10} width="70%" />
}

interface Column {
  _id: string
  title: string
  color: string
}

function Columns({ columns }: { columns: Column[] }) {
  return (
    <ul className={classes.columns} aria-label="Columns">
      {columns.map(({ _id, title, color }) => (
        <li key={_id}>
          <i style={{ background: colorOf(color) }} />
          {title}
        </li>
      ))}
    </ul>
  )
}
