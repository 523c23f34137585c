import { Button } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#client/ui/Loaded.tsx'
import { timesheetQuery, useExportTimesheet } from './data.ts'
import { ReportGrid } from './ReportGrid.tsx'
import { TableSkeleton } from './ReportSkeleton.tsx'
import type { ReportProps } from './report-pages.ts'
import { TimesheetTable } from './TimesheetTable.tsx'

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true }

/** Who worked how long on which day. */
export function TimesheetReport({ workspaceId, filter }: ReportProps) {
  const query = useQuery(timesheetQuery(workspaceId, filter))
  const exportTimesheet = useExportTimesheet()
  const save = () => exportTimesheet.mutate({ workspaceId, ...filter, format: 'xlsx' })
  return (
    <Loaded query={query} skeleton={<TableSkeleton />} failure="Failed to fetch the time sheet">
      {(timesheet) => (
        <ReportGrid waiting={query.isPlaceholderData}>
          <TimesheetTable
            timesheet={timesheet}
            actions={
              <Button variant="default" leftSection={<IconFileSpreadsheet {...icon} />} onClick={save}>
                Excel
              </Button>
            }
          />
        </ReportGrid>
      )}
    </Loaded>
  )
}
