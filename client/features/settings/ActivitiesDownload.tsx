import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { saveFile } from '#client/core/save-file.ts'
import { type ActivityFilter, useExportWorkspaceActivities } from '#client/features/activities/data.ts'

interface Props {
  workspaceId: string
  filter: ActivityFilter
}

export function ActivitiesDownload({ workspaceId, filter }: Props) {
  const exportActivities = useExportWorkspaceActivities()
  const download = () =>
    exportActivities.mutate(
      { workspaceId, ...filter },
      { onSuccess: ({ filename, content, contentType }) => saveFile(filename, content, contentType) },
    )
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={14} stroke={1.8} />}
      onClick={download}
      loading={exportActivities.isPending}
    >
      Download CSV
    </Button>
  )
}
