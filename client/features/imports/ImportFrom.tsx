import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { randomId } from '#client/core/random-id.ts'
import { toast } from '#client/core/toasts.tsx'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { sizeWords } from '#client/ui/size-words.ts'
import { type ImportProvider, MAX_IMPORT_BYTES } from '#contract/imports.ts'
import { t } from '#contract/texts.ts'
import { DropZone } from './DropZone.tsx'
import type { ChosenFile } from './data.ts'
import { HowToExport } from './HowToExport.tsx'
import classes from './ImportFrom.module.css'
import { ImportReport } from './ImportReport.tsx'
import { useImportsLive } from './live.ts'
import { MayNotImport } from './MayNotImport.tsx'
import { Preview } from './Preview.tsx'
import { providers } from './providers.ts'

interface Props {
  provider: ImportProvider
  /** The import on screen; without one, a file is chosen. */
  importId: string | undefined
}

/** From a file to its report: choose, look, run. */
export function ImportFrom({ provider, importId }: Props) {
  const { board, mayEdit } = useOpenBoard()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<ChosenFile | null>(null)
  const step = useRef<HTMLElement>(null)
  useImportsLive(board._id)
  const { name, accepts } = providers[provider]
  const params = { workspace: board.workspace.url, boardId: board._id }

  function choose(file: File) {
    if (file.size > MAX_IMPORT_BYTES) return toast.error(t`${file.name} is larger than ${sizeWords(MAX_IMPORT_BYTES)}`)
    goOnWith({ id: randomId(), file })
  }

  /** What was pressed is gone with the step it belonged to. */
  function goOnWith(file: ChosenFile | null) {
    setChosen(file)
    step.current?.focus()
  }

  if (!mayEdit && !importId) return <MayNotImport />
  return (
    <>
      <PageHeader
        level={2}
        title={`Import from ${name}`}
        description={chosen?.file.name}
        actions={
          <LinkButton variant="default" to="/$workspace/projects/$boardId/import" params={params}>
            All sources
          </LinkButton>
        }
      />
      {importId ? (
        <ImportReport importId={importId} />
      ) : (
        <section
          ref={step}
          tabIndex={-1}
          className={classes.step}
          aria-label={chosen ? t`What the file would make` : t`Choosing a file`}
        >
          {chosen ? (
            <Preview
              key={chosen.id}
              provider={provider}
              chosen={chosen}
              onAnother={() => goOnWith(null)}
              onBegun={({ _id }) =>
                void navigate({
                  to: '/$workspace/projects/$boardId/import/$provider',
                  params: { ...params, provider },
                  search: { import: _id },
                })
              }
            />
          ) : (
            <>
              <DropZone accepts={accepts} onFile={choose} />
              <HowToExport provider={provider} />
            </>
          )}
        </section>
      )}
    </>
  )
}
