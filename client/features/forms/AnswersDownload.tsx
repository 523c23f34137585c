import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useExportSubmissions } from './data.ts'
import classes from './Submissions.module.css'

export function AnswersDownload({ formId }: { formId: string }) {
  const exportAnswers = useExportSubmissions()
  return (
    <p className={classes.tools}>
      <Button
        variant="default"
        leftSection={<IconDownload size={14} stroke={1.8} />}
        onClick={() => exportAnswers.mutate({ formId })}
        loading={exportAnswers.isPending}
      >
        Download CSV
      </Button>
    </p>
  )
}
