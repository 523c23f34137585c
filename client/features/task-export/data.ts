import { saveFile } from '#client/core/save-file.ts'
import { useSingleCall } from '#client/core/single-call.ts'
import { exportApi } from '#contract/board-tools.ts'

export const useExportTasks = () =>
  useSingleCall(exportApi.exportTasks, {
    failure: 'Failed to export tasks',
    onDone: ({ filename, content, contentType }) => saveFile(filename, content, contentType),
  })
