import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#client/ui/Loaded.tsx'
import { resourceAnalysisQuery } from './data.ts'
import { EstimatesTable } from './EstimatesTable.tsx'
import { FreeNextWeek } from './FreeNextWeek.tsx'
import { HeatMap } from './HeatMap.tsx'
import { ReportGrid } from './ReportGrid.tsx'
import { TableSkeleton } from './ReportSkeleton.tsx'
import type { ReportProps } from './report-pages.ts'

/** Who has how much on their plate, week by week. */
export function Resources({ workspaceId, filter }: ReportProps) {
  const query = useQuery(resourceAnalysisQuery(workspaceId, filter))
  return (
    <Loaded query={query} skeleton={<TableSkeleton />} failure="Failed to fetch reports">
      {(report) => (
        <ReportGrid waiting={query.isPlaceholderData}>
          <HeatMap report={report} />
          <FreeNextWeek nextWeek={report.nextWeek} />
          <EstimatesTable estimates={report.estimates} />
        </ReportGrid>
      )}
    </Loaded>
  )
}
