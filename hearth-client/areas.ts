// What a program can call, sorted as one thinks of it. `noun` is left out of the names: createTask is `tasks.create`.
import { accountApi } from '../contract/account.ts'
import { attachmentsApi, taskLinksApi } from '../contract/attachments.ts'
import { exportApi, savedViewsApi, undoApi } from '../contract/board-tools.ts'
import { boardsApi } from '../contract/boards.ts'
import { codeLinksApi } from '../contract/code-links.ts'
import { columnsApi, defaultColumnsApi } from '../contract/columns.ts'
import { commentsApi } from '../contract/comments.ts'
import { deletedTasksApi } from '../contract/deleted-tasks.ts'
import type { Api } from '../contract/endpoint.ts'
import { foldersApi } from '../contract/folders.ts'
import { formsApi } from '../contract/forms.ts'
import { historyApi } from '../contract/history.ts'
import { importsApi } from '../contract/imports.ts'
import { labelsApi } from '../contract/labels.ts'
import { membersApi } from '../contract/members.ts'
import { outlinesApi } from '../contract/outlines.ts'
import { reportsApi } from '../contract/reports.ts'
import { searchApi } from '../contract/search.ts'
import { taskScheduleApi } from '../contract/task-schedule.ts'
import { taskMovesApi, tasksApi } from '../contract/tasks.ts'
import { timeApi } from '../contract/time.ts'
import { workspaceActivitiesApi, workspacesApi } from '../contract/workspaces.ts'

const area = <A extends Api, Noun extends string>(noun: Noun, api: A) => ({ noun, api })

export const areas = {
  account: area('Account', accountApi),
  workspaces: area('Workspace', workspacesApi),
  members: area('Member', membersApi),
  activities: area('WorkspaceActivities', workspaceActivitiesApi),
  folders: area('Folder', foldersApi),
  projects: area('Board', { ...boardsApi, ...outlinesApi, ...undoApi }),
  columns: area('Column', columnsApi),
  defaultColumns: area('DefaultColumn', defaultColumnsApi),
  labels: area('Label', labelsApi),
  tasks: area('Task', { ...tasksApi, ...taskMovesApi, ...taskScheduleApi, ...deletedTasksApi, ...exportApi }),
  time: area('Time', timeApi),
  comments: area('Comment', commentsApi),
  attachments: area('Attachment', attachmentsApi),
  codeLinks: area('CodeLink', codeLinksApi),
  publicLinks: area('PublicLink', taskLinksApi),
  history: area('Past', historyApi),
  views: area('SavedView', savedViewsApi),
  forms: area('Form', formsApi),
  imports: area('Import', importsApi),
  reports: area('Report', reportsApi),
  search: area('Search', searchApi),
}
