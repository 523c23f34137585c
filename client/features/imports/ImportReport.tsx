import { useQuery } from '@tanstack/react-query'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { Loaded } from '#client/ui/Loaded.tsx'
import { RowSkeletons } from '#client/ui/Skeletons.tsx'
import type { Import } from '#contract/imports.ts'
import { importQuery, isUnderWay } from './data.ts'
import { ImportResult } from './ImportResult.tsx'
import { Remarks } from './Remarks.tsx'
import { RunningImport } from './RunningImport.tsx'

/** How an import goes, and how it went. */
export function ImportReport({ importId }: { importId: string }) {
  const { board } = useOpenBoard()
  const query = useQuery(importQuery(importId))
  return (
    <Loaded query={query} skeleton={<RowSkeletons count={3} />} failure="Failed to fetch the import">
      {(found: Import) => (
        <>
          {isUnderWay(found) ? <RunningImport running={found} /> : <ImportResult board={board} result={found} />}
          <Remarks title="Left out" remarks={found.skipped} count={found.skippedCount} />
          <Remarks title="Worth knowing" remarks={found.notes} count={found.notes.length} />
        </>
      )}
    </Loaded>
  )
}
