// What is served: the areas of the API, and the service behind each.
import { accountApi } from '#contract/account.ts'
import { apiKeysApi } from '#contract/api-keys.ts'
import { appApi } from '#contract/app.ts'
import { attachmentsApi, taskLinksApi } from '#contract/attachments.ts'
import { authApi } from '#contract/auth.ts'
import { exportApi, savedViewsApi, undoApi } from '#contract/board-tools.ts'
import { boardMembersApi, boardsApi } from '#contract/boards.ts'
import { calendarFeedsApi } from '#contract/calendar-feeds.ts'
import { chatsApi } from '#contract/chats.ts'
import { codeLinksApi } from '#contract/code-links.ts'
import { columnsApi, defaultColumnsApi } from '#contract/columns.ts'
import { commentsApi } from '#contract/comments.ts'
import { dashboardApi } from '#contract/dashboard.ts'
import { deletedTasksApi } from '#contract/deleted-tasks.ts'
import type { Api } from '#contract/endpoint.ts'
import { firstStepsApi } from '#contract/first-steps.ts'
import { foldersApi } from '#contract/folders.ts'
import { formsApi, publicFormsApi } from '#contract/forms.ts'
import { historyApi } from '#contract/history.ts'
import { importsApi } from '#contract/imports.ts'
import { invitationsApi } from '#contract/invitations.ts'
import { labelsApi } from '#contract/labels.ts'
import { membersApi } from '#contract/members.ts'
import { notificationsApi, unsubscribeApi } from '#contract/notifications.ts'
import { outlinesApi } from '#contract/outlines.ts'
import { reportsApi } from '#contract/reports.ts'
import { searchApi } from '#contract/search.ts'
import { subscriptionApi } from '#contract/subscription.ts'
import { taskScheduleApi } from '#contract/task-schedule.ts'
import { taskMovesApi, tasksApi } from '#contract/tasks.ts'
import { timeApi } from '#contract/time.ts'
import { webhooksApi } from '#contract/webhooks.ts'
import { workspaceActivitiesApi, workspaceSettingsApi, workspacesApi } from '#contract/workspaces.ts'
import type { Handlers } from './core/http/serve.ts'
import * as account from './features/account/service.ts'
import * as activities from './features/activities/service.ts'
import * as apiKeys from './features/api-keys/service.ts'
import * as attachments from './features/attachments/service.ts'
import * as auth from './features/auth/service.ts'
import * as boardMembers from './features/board-members/service.ts'
import * as boards from './features/boards/service.ts'
import * as calendarFeeds from './features/calendar-feeds/service.ts'
import * as chats from './features/chats/service.ts'
import * as codeLinks from './features/code-links/service.ts'
import * as columns from './features/columns/service.ts'
import * as comments from './features/comments/service.ts'
import * as dashboard from './features/dashboard/service.ts'
import * as defaultColumns from './features/default-columns/service.ts'
import * as deletedTasks from './features/deleted-tasks/service.ts'
import * as firstSteps from './features/first-steps/service.ts'
import * as folders from './features/folders/service.ts'
import * as forms from './features/forms/service.ts'
import * as publicForms from './features/forms/submitting.ts'
import * as history from './features/history/service.ts'
import * as imports from './features/imports/service.ts'
import * as invitations from './features/invitations/service.ts'
import * as labels from './features/labels/service.ts'
import * as members from './features/members/service.ts'
import * as notificationPreferences from './features/notification-preferences/service.ts'
import * as notifications from './features/notifications/service.ts'
import * as outlines from './features/outlines/service.ts'
import * as reports from './features/reports/service.ts'
import * as savedViews from './features/saved-views/service.ts'
import * as search from './features/search/service.ts'
import * as subscription from './features/subscription/service.ts'
import * as taskExport from './features/task-export/service.ts'
import * as taskLinks from './features/task-links/service.ts'
import * as taskMoves from './features/task-moves/service.ts'
import * as taskSchedule from './features/task-schedule/service.ts'
import * as tasks from './features/tasks/service.ts'
import * as time from './features/time/service.ts'
import * as undo from './features/undo/service.ts'
import * as webhooks from './features/webhooks/service.ts'
import * as workspaceSettings from './features/workspace-settings/service.ts'
import * as workspaces from './features/workspaces/service.ts'

/** The areas of the API documentation, in reading order: ProjectMembers is headed "Project members". Also what the fuzz and permission tests walk over. */
export const areas = {
  Authentication: authApi,
  Account: accountApi,
  Dashboard: dashboardApi,
  Workspaces: workspacesApi,
  WorkspaceSettings: workspaceSettingsApi,
  Members: membersApi,
  Invitations: invitationsApi,
  Activities: workspaceActivitiesApi,
  FirstSteps: firstStepsApi,
  Folders: foldersApi,
  Projects: boardsApi,
  ProjectOutlines: outlinesApi,
  ProjectMembers: boardMembersApi,
  Columns: columnsApi,
  DefaultColumns: defaultColumnsApi,
  Labels: labelsApi,
  Tasks: tasksApi,
  TaskMoves: taskMovesApi,
  TaskSchedule: taskScheduleApi,
  DeletedTasks: deletedTasksApi,
  Time: timeApi,
  Comments: commentsApi,
  Attachments: attachmentsApi,
  PublicLinks: taskLinksApi,
  Undo: undoApi,
  History: historyApi,
  SavedViews: savedViewsApi,
  Export: exportApi,
  CalendarFeeds: calendarFeedsApi,
  Forms: formsApi,
  PublicForms: publicFormsApi,
  Imports: importsApi,
  Reports: reportsApi,
  Chat: chatsApi,
  Notifications: notificationsApi,
  Unsubscribe: unsubscribeApi,
  Search: searchApi,
  Subscription: subscriptionApi,
  ApiKeys: apiKeysApi,
  Webhooks: webhooksApi,
  CodeLinks: codeLinksApi,
  App: appApi,
} satisfies Record<string, Api>

/** What is documented is served, and the other way round: an area without its service does not compile. */
export type Services = { [Area in keyof typeof areas]: Handlers<(typeof areas)[Area]> }

/** `app`: what the server says of itself, which hangs on how it was started. */
export function servicesWith(app: Services['App']) {
  const services: Services = {
    Authentication: auth,
    Account: account,
    Dashboard: dashboard,
    Workspaces: workspaces,
    WorkspaceSettings: workspaceSettings,
    Members: members,
    Invitations: invitations,
    Activities: activities,
    FirstSteps: firstSteps,
    Folders: folders,
    Projects: boards,
    ProjectOutlines: outlines,
    ProjectMembers: boardMembers,
    Columns: columns,
    DefaultColumns: defaultColumns,
    Labels: labels,
    Tasks: tasks,
    TaskMoves: taskMoves,
    TaskSchedule: taskSchedule,
    DeletedTasks: deletedTasks,
    Time: time,
    Comments: comments,
    Attachments: attachments,
    PublicLinks: taskLinks,
    Undo: undo,
    History: history,
    SavedViews: savedViews,
    Export: taskExport,
    CalendarFeeds: calendarFeeds,
    Forms: forms,
    PublicForms: publicForms,
    Imports: imports,
    Reports: reports,
    Chat: chats,
    Notifications: notifications,
    Unsubscribe: notificationPreferences,
    Search: search,
    Subscription: subscription,
    ApiKeys: apiKeys,
    Webhooks: webhooks,
    CodeLinks: codeLinks,
    App: app,
  }
  return services
}
