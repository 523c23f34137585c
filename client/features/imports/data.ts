import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '#client/core/call.ts'
import { useSingleCall } from '#client/core/single-call.ts'
import type { Import, ImportField, ImportPreview, ImportProvider } from '#contract/imports.ts'
import { importsApi } from '#contract/imports.ts'
import { t } from '#contract/texts.ts'

/** Live news come first; this is for when the connection is away. */
const ASK_AGAIN_MS = 3_000

export const importsQuery = (boardId: string) =>
  queryOptions({
    queryKey: ['imports', boardId],
    queryFn: async ({ signal }) => (await call(importsApi.listImports, { boardId }, { signal })).imports,
  })

export const isUnderWay = ({ status }: Pick<Import, 'status'>) => status === 'queued' || status === 'running'

export const importQuery = (importId: string) =>
  queryOptions({
    queryKey: ['import', importId],
    queryFn: async ({ signal }) => (await call(importsApi.getImport, { importId }, { signal })).import,
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data) ? ASK_AGAIN_MS : false),
  })

export type Mapping = Partial<Record<ImportField, string>>

export interface ChosenFile {
  /** Of this choice: the same file may be chosen again after it was changed. */
  id: string
  file: File
}

interface Sending {
  boardId: string
  provider: ImportProvider
  chosen: ChosenFile
  /** Null: guessed from the headings. */
  mapping: Mapping | null
}

const formOf = ({ boardId, provider, chosen, mapping }: Sending) => ({
  boardId,
  provider,
  file: chosen.file,
  ...(mapping && { mapping: JSON.stringify(mapping) }),
})

/** What the file would make. The screen stays while another mapping is tried. */
export const previewQuery = (sending: Sending) =>
  queryOptions({
    queryKey: ['import-preview', sending.boardId, sending.provider, sending.chosen.id, sending.mapping],
    queryFn: async ({ signal }): Promise<ImportPreview> => {
      const answer = await call(importsApi.importTasks, { ...formOf(sending), preview: 'true' }, { signal })
      // One endpoint has two answers; which one it is follows from what was asked.
      return (answer as { preview: ImportPreview }).preview
    },
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // Without a connection it says so at once; waiting for one looks like a file that takes forever.
    networkMode: 'always',
  })

/** Their column -> our column's id, or null for a new one; those not named are found by the server. */
export type ColumnChoice = Record<string, string | null>

/** Quiet: the reason stands beside the button. */
export function useImportTasks(onBegun: (begun: Import) => void) {
  const cache = useQueryClient()
  const { mutate, error, isPending } = useSingleCall(importsApi.importTasks, {
    failure: t`Failed to import`,
    quiet: true,
    onDone: (answer) => {
      const { import: begun } = answer as { import: Import }
      cache.setQueryData(importQuery(begun._id).queryKey, begun)
      void cache.invalidateQueries(importsQuery(begun.boardId))
      onBegun(begun)
    },
  })
  const run = (sending: Sending, columns: ColumnChoice) =>
    mutate({ ...formOf(sending), columns: JSON.stringify(columns) })
  return { run, error, isPending }
}

export function useUndoImport() {
  const cache = useQueryClient()
  return useSingleCall(importsApi.undoImport, {
    failure: t`Failed to take the import back`,
    success: t`The import is taken back`,
    onDone: ({ import: undone }) => {
      cache.setQueryData(importQuery(undone._id).queryKey, undone)
      void cache.invalidateQueries(importsQuery(undone.boardId))
    },
  })
}
