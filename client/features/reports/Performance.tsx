import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#client/ui/Loaded.tsx'
import { userPerformanceQuery } from './data.ts'
import { PerformanceTable } from './PerformanceTable.tsx'
import { ReportGrid } from './ReportGrid.tsx'
import { TableSkeleton } from './ReportSkeleton.tsx'
import type { ReportProps } from './report-pages.ts'

export function Performance({ workspaceId, filter }: ReportProps) {
  const query = useQuery(userPerformanceQuery(workspaceId, filter))
  return (
    <Loaded query={query} skeleton={<TableSkeleton />} failure="Failed to fetch reports">
      {({ people, period }) => (
        <ReportGrid waiting={query.isPlaceholderData}>
          <PerformanceTable people={people} period={period} />
        </ReportGrid>
      )}
    </Loaded>
  )
}
