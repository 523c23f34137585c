import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#client/ui/Loaded.tsx'
import { RowSkeletons } from '#client/ui/Skeletons.tsx'
import { importQuery, isUnderWay } from './data.ts'
import { ImportResult } from './ImportResult.tsx'
import { Remarks } from './Remarks.tsx'
import { RunningImport } from './RunningImport.tsx'

/** How an import goes, and how it went. */
export function ImportReport({ importId }: { importId: string }) {
  const query = useQuery(importQuery(importId))
  return (
    <Loaded query={query} skeleton={<RowSkeletons count={3} />} failure="Failed to fetch the import">
      {(found) => (
        <>
          {isUnderWay(found) ? <RunningImport running={found} /> : <ImportResult result={found} />}
          <Remarks title="Left out" remarks={found.skipped} count={found.skippedCount} />
          <Remarks title="Worth knowing" remarks={found.notes} count={found.notes.length} />
        </>
      )}
    </Loaded>
  )
}
