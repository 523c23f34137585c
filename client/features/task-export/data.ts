import { saveFile } from '#client/core/save-file.ts'
import { useSingleCall } from '#client/core/single-call.ts'
import { exportApi } from '#contract/board-tools.ts'
import { t } from '#contract/texts.ts'

export const useExportTasks = () =>
  useSingleCall(exportApi.exportTasks, {
    failure: t`Failed to export tasks`,
    onDone: ({ filename, content, contentType }) => saveFile(filename, content, contentType),
  })
