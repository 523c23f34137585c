import type { HearthEvent } from '#server/core/event.ts'

interface Exported {
  workspaceId: string
  title: string
  format: string
  count: number
}

/** For those who manage the workspace: nothing on the project is different, so it is no event of the project. */
export const tasksExported = ({ workspaceId, ...payload }: Exported): HearthEvent => ({
  type: 'tasks-exported',
  workspaceId,
  payload,
})
