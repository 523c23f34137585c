import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { saveFile } from '#client/core/save-file.ts'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import { useExportMe } from './data.ts'

export function ExportSection() {
  const exportMe = useExportMe()

  function download() {
    exportMe.mutate(
      {},
      {
        onSuccess: (data) =>
          saveFile(`hearth-${data.exportedAt.slice(0, 10)}.json`, JSON.stringify(data, null, 2), 'application/json'),
      },
    )
  }

  return (
    <SettingsSection
      title="Your data"
      description="Everything Hearth keeps about you, as one JSON file."
      footer={
        <Button
          variant="default"
          leftSection={<IconDownload size={14} stroke={1.8} />}
          onClick={download}
          loading={exportMe.isPending}
        >
          Download my data
        </Button>
      }
    />
  )
}
