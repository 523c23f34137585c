import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage } from '#client/core/error-message.ts'
import { CallError } from '#client/core/transport.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { FormError } from '#client/ui/FormError.tsx'
import { LoadFailure } from '#client/ui/LoadFailure.tsx'
import { RowSkeletons } from '#client/ui/Skeletons.tsx'
import type { Import, ImportPreview, ImportProvider } from '#contract/imports.ts'
import { many, t } from '#contract/texts.ts'
import { ColumnChoices } from './ColumnChoices.tsx'
import { type ChosenFile, type ColumnChoice, type Mapping, previewQuery, useImportTasks } from './data.ts'
import { FieldMapping } from './FieldMapping.tsx'
import classes from './Preview.module.css'
import { PreviewPeople } from './PreviewPeople.tsx'
import { PreviewTable } from './PreviewTable.tsx'
import { PreviewTiles } from './PreviewTiles.tsx'
import { Remarks } from './Remarks.tsx'

interface Props {
  provider: ImportProvider
  chosen: ChosenFile
  onAnother(): void
  onBegun(begun: Import): void
}

/** What the file would make, and what can still be said about it. */
export function Preview({ provider, chosen, onAnother, onBegun }: Props) {
  const { board } = useOpenBoard()
  const [mapping, setMapping] = useState<Mapping | null>(null)
  const [columns, setColumns] = useState<ColumnChoice>({})
  const sending = { boardId: board._id, provider, chosen, mapping }
  const query = useQuery(previewQuery(sending))
  const importTasks = useImportTasks(onBegun)
  const { data, error } = query
  // A mapping that could not be looked at leaves what was seen before it, and with it what was chosen.
  const [seen, setSeen] = useState(data)
  if (data && data !== seen) setSeen(data)
  const preview = data ?? seen

  if (error && !preview && isRefused(error)) return <Broken error={error} onAnother={onAnother} />
  const failure = error && (
    <LoadFailure
      message={errorMessage(error, t`The file cannot be read`)}
      onRetry={() => void query.refetch()}
      busy={query.isFetching}
    />
  )
  if (!preview) return failure ?? <RowSkeletons count={6} />

  return (
    <div className={classes.preview} aria-busy={query.isPlaceholderData}>
      <PreviewTiles counts={{ ...preview.counts, columns: newColumns(preview, columns) }} />
      {preview.table && (
        <FieldMapping table={{ ...preview.table, ...(mapping && { mapping }) }} onChange={setMapping} />
      )}
      {failure}
      <ColumnChoices columns={preview.columns} chosen={columns} onChange={setColumns} />
      <PreviewTable rows={preview.rows} total={preview.counts.tasks} />
      <PreviewPeople people={preview.people} />
      <Remarks title="Left out" remarks={preview.problems} count={preview.counts.skipped} />
      <Remarks title="Worth knowing" remarks={preview.notes} count={preview.notes.length} />
      {preview.unmapped.length > 0 && (
        <p className={classes.unmapped}>Nothing is made of: {preview.unmapped.slice(0, 30).join(', ')}</p>
      )}
      <div className={classes.bar}>
        <FormError error={importTasks.error} fallback="Failed to import" />
        <Button variant="default" onClick={onAnother}>
          Another file
        </Button>
        <Button
          onClick={() => importTasks.run(sending, columns)}
          loading={importTasks.isPending}
          disabled={query.isPlaceholderData || error !== null}
        >
          {preview.counts.created === 0
            ? many(preview.counts.tasks, { one: 'Update # task', other: 'Update # tasks' })
            : many(preview.counts.tasks, { one: 'Import # task', other: 'Import # tasks' })}
        </Button>
      </div>
    </div>
  )
}

const newColumns = ({ columns }: ImportPreview, chosen: ColumnChoice) =>
  columns.filter(({ title, columnId }) => (title in chosen ? chosen[title] : columnId) === null).length

/** Said of the file itself; anything else may pass when it is tried again. */
const isRefused = (error: Error) => error instanceof CallError && error.status >= 400 && error.status < 500

function Broken({ error, onAnother }: { error: Error; onAnother(): void }) {
  return (
    <div role="alert">
      <EmptyState
        icon={IconAlertTriangle}
        title="This file cannot be imported"
        action={<Button onClick={onAnother}>Choose another file</Button>}
      >
        {errorMessage(error, t`The file cannot be read`)}
      </EmptyState>
    </div>
  )
}
