// The list of what there is: features served, effects of every event, jobs, live messages.
import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Logger } from 'pino'
import { accountApi } from '#contract/account.ts'
import { apiKeysApi, KEY_MARK } from '#contract/api-keys.ts'
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
import type { Api } from '#contract/endpoint.ts'
import { foldersApi } from '#contract/folders.ts'
import { formsApi, publicFormsApi } from '#contract/forms.ts'
import { importsApi } from '#contract/imports.ts'
import { invitationsApi } from '#contract/invitations.ts'
import { labelsApi } from '#contract/labels.ts'
import { membersApi } from '#contract/members.ts'
import { notificationsApi, unsubscribeApi } from '#contract/notifications.ts'
import { searchApi } from '#contract/search.ts'
import { subscriptionApi } from '#contract/subscription.ts'
import { taskScheduleApi } from '#contract/task-schedule.ts'
import { taskMovesApi, tasksApi } from '#contract/tasks.ts'
import { timeApi } from '#contract/time.ts'
import { webhooksApi } from '#contract/webhooks.ts'
import { workspaceActivitiesApi, workspaceSettingsApi, workspacesApi } from '#contract/workspaces.ts'
import type { Config } from './config.ts'
import { accessTokens } from './core/access-tokens.ts'
import { Batches } from './core/batches.ts'
import { broadcastLive, reopenRooms } from './core/broadcast.ts'
import { recordEvent } from './core/event-log.ts'
import type { FileStore } from './core/files/store.ts'
import { Followers, wakeFollowers } from './core/followers.ts'
import type { HttpKernel } from './core/http/callers.ts'
import { answerUnknown, serveClient } from './core/http/client-files.ts'
import { requireDeclaredAccess } from './core/http/declared-access.ts'
import { serveDocs } from './core/http/docs.ts'
import { answerErrors } from './core/http/errors.ts'
import { serveFiles } from './core/http/files.ts'
import { serveHealth, serveMetrics } from './core/http/health.ts'
import { readLeniently } from './core/http/json-body.ts'
import { isLocalAddress } from './core/http/loopback.ts'
import { serveOutbox } from './core/http/outbox.ts'
import { sendSecurityHeaders } from './core/http/security-headers.ts'
import { type Handlers, serve } from './core/http/serve.ts'
import { answerUnreadable } from './core/http/unreadable.ts'
import { countJobs, jobs } from './core/jobs.ts'
import { Kept } from './core/kept.ts'
import { countingLimits, noLimits } from './core/limits.ts'
import { openLive } from './core/live.ts'
import { mailJobs, queueMail } from './core/mail.ts'
import { openIdAt } from './core/openid.ts'
import { outside } from './core/outside/send.ts'
import { publishThrough } from './core/publish.ts'
import type { Redis } from './core/redis.ts'
import { sealWith } from './core/seal.ts'
import type { Tools } from './core/tools.ts'
import { VersionedCache } from './core/versioned-cache.ts'
import type { Db } from './database/connect.ts'
import type { Line } from './database/line.ts'
import { accountLive } from './features/account/live.ts'
import * as account from './features/account/service.ts'
import * as activities from './features/activities/service.ts'
import * as apiKeys from './features/api-keys/service.ts'
import { appService } from './features/app/service.ts'
import * as attachments from './features/attachments/service.ts'
import { authJobs } from './features/auth/jobs.ts'
import * as auth from './features/auth/service.ts'
import * as boardMembers from './features/board-members/service.ts'
import { boardsLive } from './features/boards/live.ts'
import * as boards from './features/boards/service.ts'
import * as calendarFeeds from './features/calendar-feeds/service.ts'
import { chatsLive } from './features/chats/live.ts'
import * as chats from './features/chats/service.ts'
import { serveCodeHosts } from './features/code-links/route.ts'
import * as codeLinks from './features/code-links/service.ts'
import * as columns from './features/columns/service.ts'
import * as comments from './features/comments/service.ts'
import * as defaultColumns from './features/default-columns/service.ts'
import * as folders from './features/folders/service.ts'
import * as forms from './features/forms/service.ts'
import * as publicForms from './features/forms/submitting.ts'
import { housekeeping, housekeepingSchedule } from './features/housekeeping/jobs.ts'
import { importJobs } from './features/imports/jobs.ts'
import * as imports from './features/imports/service.ts'
import * as invitations from './features/invitations/service.ts'
import * as labels from './features/labels/service.ts'
import { serveMcp } from './features/mcp/route.ts'
import * as members from './features/members/service.ts'
import * as notificationPreferences from './features/notification-preferences/service.ts'
import { notifyPeople } from './features/notifications/follow.ts'
import { notificationJobs, notificationSchedule } from './features/notifications/jobs.ts'
import { notificationsLive } from './features/notifications/live.ts'
import * as notifications from './features/notifications/service.ts'
import { presenceLive } from './features/presence/live.ts'
import * as savedViews from './features/saved-views/service.ts'
import * as search from './features/search/service.ts'
import { type SessionHolder, whoHolds } from './features/sessions/service.ts'
import { followSeats } from './features/subscription/follow-seats.ts'
import { sandboxPayments } from './features/subscription/gateway/sandbox.ts'
import { stripePayments } from './features/subscription/gateway/stripe.ts'
import { subscriptionJobs, subscriptionSchedule } from './features/subscription/jobs.ts'
import { serveSandbox, serveWebhooks } from './features/subscription/routes.ts'
import * as subscription from './features/subscription/service.ts'
import * as taskExport from './features/task-export/service.ts'
import * as taskLinks from './features/task-links/service.ts'
import * as taskMoves from './features/task-moves/service.ts'
import * as taskSchedule from './features/task-schedule/service.ts'
import * as tasks from './features/tasks/service.ts'
import * as time from './features/time/service.ts'
import * as undo from './features/undo/service.ts'
import { tellWebhooks } from './features/webhooks/delivering.ts'
import { webhookJobs } from './features/webhooks/jobs.ts'
import * as webhooks from './features/webhooks/service.ts'
import * as workspaceSettings from './features/workspace-settings/service.ts'
import { workspacesLive } from './features/workspaces/live.ts'
import * as workspaces from './features/workspaces/service.ts'

export interface Parts {
  config: Config
  db: Db
  line: Line
  redis: Redis | null
  files: FileStore
  log: Logger
  authSecret: string
  outbox: string
  /** The built web app; null when another server (Vite) shows it. */
  client: { folder: string; buildId: string } | null
}

/** The areas of the API documentation, in reading order: ProjectMembers is headed "Project members". Also what the fuzz and permission tests walk over. */
export const areas = {
  Authentication: authApi,
  Account: accountApi,
  Workspaces: workspacesApi,
  WorkspaceSettings: workspaceSettingsApi,
  Members: membersApi,
  Invitations: invitationsApi,
  Activities: workspaceActivitiesApi,
  Folders: foldersApi,
  Projects: boardsApi,
  ProjectMembers: boardMembersApi,
  Columns: columnsApi,
  DefaultColumns: defaultColumnsApi,
  Labels: labelsApi,
  Tasks: tasksApi,
  TaskMoves: taskMovesApi,
  TaskSchedule: taskScheduleApi,
  Time: timeApi,
  Comments: commentsApi,
  Attachments: attachmentsApi,
  PublicLinks: taskLinksApi,
  Undo: undoApi,
  SavedViews: savedViewsApi,
  Export: exportApi,
  CalendarFeeds: calendarFeedsApi,
  Forms: formsApi,
  PublicForms: publicFormsApi,
  Imports: importsApi,
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
type Services = { [Area in keyof typeof areas]: Handlers<(typeof areas)[Area]> }

const BODY_LIMIT = 1024 * 1024
const BOARD_CACHE_BYTES = 64 * 1024 * 1024
const STOP_WAITING_MS = 4_000

export function buildApp({ config, db, line, redis, files, log, authSecret, outbox, client }: Parts) {
  let stopping = false
  const app = Fastify({
    loggerInstance: log,
    trustProxy: config.trustProxy,
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: 500 },
    // Long enough that a proxy in front closes idle connections first.
    keepAliveTimeout: 75_000,
    // A body that trickles in byte by byte holds a connection no longer than this.
    requestTimeout: 60_000,
    forceCloseConnections: 'idle',
    clientErrorHandler: answerUnreadable,
    logController: new LogController({ disableRequestLogging: !log.isLevelEnabled('debug') }),
  }) as unknown as FastifyInstance

  const accessTokensOfThisServer = accessTokens(authSecret)
  const sessions = {
    accessTokens: accessTokensOfThisServer,
    holders: new Kept<SessionHolder>(line, ({ user }) => [user._id]),
  }
  const keyHolders = new Kept<apiKeys.KeyHolder>(line, ({ user, key }) => [user._id, key.id])
  const whoSignedIn = (token: string) => whoHolds(db, sessions, token)
  const countLimits = countingLimits(redis?.client ?? null)
  const limits = config.rateLimits ? countLimits : noLimits
  const keyUsage = apiKeys.countUsage(db, log)
  const { live, server: sockets } = openLive(app.server, {
    db,
    log,
    adapter: redis?.liveAdapter,
    whenBack: redis?.whenBack,
    // Programs do not listen: a key opens no live connection.
    whoHolds: whoSignedIn,
    features: [accountLive, workspacesLive, boardsLive, presenceLive, chatsLive, notificationsLive],
    limits,
  })

  const sandbox = config.stripe ? null : sandboxPayments(db, config.appUrl)
  const tools: Tools = {
    appUrl: config.appUrl,
    accessTokens: accessTokensOfThisServer,
    boardCards: new VersionedCache(BOARD_CACHE_BYTES),
    files,
    jobs,
    keyUsage,
    keyLimits: countLimits,
    limits,
    live,
    openId: config.google && openIdAt(config.google, log),
    payments: sandbox ?? stripePayments(config.stripe!, log),
    outside: outside({ allowPrivate: config.allowPrivateWebhooks }),
    seal: sealWith(authSecret),
  }
  const kernel: HttpKernel = {
    db,
    tools,
    publish: publishThrough([
      reopenRooms,
      recordEvent,
      queueMail,
      followSeats,
      broadcastLive,
      wakeFollowers(() => followers),
    ]),
    async whoHolds(token) {
      if (token.startsWith(KEY_MARK)) return apiKeys.whoUses(db, keyHolders, token)
      const holder = await whoSignedIn(token)
      return holder && { ...holder, key: null }
    },
    log,
    batches: new Batches(),
    durable: line.durable,
  }
  const followers = new Followers(kernel, [notifyPeople, tellWebhooks])
  const services: Services = {
    Authentication: auth,
    Account: account,
    Workspaces: workspaces,
    WorkspaceSettings: workspaceSettings,
    Members: members,
    Invitations: invitations,
    Activities: activities,
    Folders: folders,
    Projects: boards,
    ProjectMembers: boardMembers,
    Columns: columns,
    DefaultColumns: defaultColumns,
    Labels: labels,
    Tasks: tasks,
    TaskMoves: taskMoves,
    TaskSchedule: taskSchedule,
    Time: time,
    Comments: comments,
    Attachments: attachments,
    PublicLinks: taskLinks,
    Undo: undo,
    SavedViews: savedViews,
    Export: taskExport,
    CalendarFeeds: calendarFeeds,
    Forms: forms,
    PublicForms: publicForms,
    Imports: imports,
    Chat: chats,
    Notifications: notifications,
    Unsubscribe: notificationPreferences,
    Search: search,
    Subscription: subscription,
    ApiKeys: apiKeys,
    Webhooks: webhooks,
    CodeLinks: codeLinks,
    App: appService(config, tools, client?.buildId ?? 'dev'),
  }

  requireDeclaredAccess(app)
  answerErrors(app)
  readLeniently(app)
  sendSecurityHeaders(app, config)
  void app.register(compress, { encodings: ['gzip'], threshold: 2048, zlibOptions: { level: 1 } })
  void app.register(multipart)
  // Registered after the plugins above are loaded: their hooks must see these routes.
  void app.register(async (routes) => {
    serveHealth(routes, db, () => stopping)
    for (const [area, api] of Object.entries(areas))
      serve(routes, kernel, api, services[area as keyof Services] as never)
    serveWebhooks(routes, kernel)
    if (sandbox) serveSandbox(routes, kernel, sandbox)
    serveCodeHosts(routes, kernel)
    serveMcp(routes, kernel, config.appUrl)
    serveFiles(routes, files)
    serveDocs(routes, areas, config.appUrl)
    // It shows every link that was mailed, so it is not there at all where a proxy could pass it on.
    if (!config.smtpUrl && isLocalAddress(config.appUrl) && !config.trustProxy) serveOutbox(routes, outbox)
  })
  serveMetrics(app, config.metricsToken, {
    liveConnections: () => sockets.engine.clientsCount,
    jobs: () => countJobs(db),
  })
  if (client) serveClient(app, client.folder)
  else answerUnknown(app, null)

  return {
    app,
    kernel,
    followers,
    jobHandlers: {
      ...mailJobs({ from: config.mailFrom, smtpUrl: config.smtpUrl, outbox }),
      ...authJobs(kernel),
      ...importJobs(kernel),
      ...subscriptionJobs(kernel),
      ...notificationJobs(kernel),
      ...housekeeping(db, files),
    },
    deliveryHandlers: webhookJobs(kernel),
    jobSchedule: [housekeepingSchedule, subscriptionSchedule, notificationSchedule].join('\n'),
    /** Live clients are told and reconnect elsewhere; requests under way are finished. */
    async stop() {
      stopping = true
      sockets.emit('server-restarting', {})
      // Whoever has not sent the rest of a request by then does not keep the server, and its database, from stopping.
      setTimeout(() => app.server.closeAllConnections(), STOP_WAITING_MS).unref()
      await new Promise<void>((done) => void sockets.close(() => done()))
      await app.close()
      await keyUsage.stop()
    },
  }
}
