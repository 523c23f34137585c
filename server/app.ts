// How the parts are put together: effects of every event, followers, jobs, live messages, routes. What is served stands in areas.ts.
import { setTimeout as wait } from 'node:timers/promises'
import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Logger } from 'pino'
import { KEY_MARK } from '#contract/api-keys.ts'
import { areas, type Services, servicesWith } from './areas.ts'
import type { Config } from './config.ts'
import { accessTokens } from './core/access-tokens.ts'
import { Batches } from './core/batches.ts'
import { broadcastLive, reopenRooms } from './core/broadcast.ts'
import { recordEvent } from './core/event-log.ts'
import { leftBehindJobs } from './core/files/left-behind.ts'
import { type FileStore, metered } from './core/files/store.ts'
import { countFollowing, Followers, wakeFollowers } from './core/followers.ts'
import type { HttpKernel } from './core/http/callers.ts'
import { answerUnknown, type BuiltClient, serveClient } from './core/http/client-files.ts'
import { requireDeclaredAccess } from './core/http/declared-access.ts'
import { serveDocs } from './core/http/docs.ts'
import { answerErrors, answerNowhere } from './core/http/errors.ts'
import { serveFiles } from './core/http/files.ts'
import { serveHealth, serveMetrics } from './core/http/health.ts'
import { readLeniently } from './core/http/json-body.ts'
import { isOutboxShown, serveOutbox } from './core/http/outbox.ts'
import { requestIdOf } from './core/http/request-ids.ts'
import { securityHeadersFor, sendSecurityHeaders } from './core/http/security-headers.ts'
import { serve } from './core/http/serve.ts'
import { bodiesUnderWay } from './core/http/under-way.ts'
import { answerUnreadable } from './core/http/unreadable.ts'
import { countJobs, jobs } from './core/jobs.ts'
import { Kept } from './core/kept.ts'
import { countingLimits, noLimits } from './core/limits.ts'
import { openLive } from './core/live.ts'
import { mailJobs, queueMail } from './core/mail.ts'
import { type Gauges, type Meters, watchGauges } from './core/meters.ts'
import { openIdAt } from './core/openid.ts'
import { outside } from './core/outside/send.ts'
import { publishThrough } from './core/publish.ts'
import type { Redis } from './core/redis.ts'
import { sealWith } from './core/seal.ts'
import type { Tools } from './core/tools.ts'
import { VersionedCache } from './core/versioned-cache.ts'
import type { Db } from './database/connect.ts'
import type { Line } from './database/line.ts'
import { countUsage, type KeyHolder, whoUses } from './features/api-keys/service.ts'
import { appService } from './features/app/service.ts'
import { authJobs } from './features/auth/jobs.ts'
import { boardsLive } from './features/boards/live.ts'
import { chatsLive } from './features/chats/live.ts'
import { serveCodeHosts } from './features/code-links/route.ts'
import { housekeeping, housekeepingSchedule } from './features/housekeeping/jobs.ts'
import { importJobs } from './features/imports/jobs.ts'
import { serveMcp } from './features/mcp/route.ts'
import { notifyPeople } from './features/notifications/follow.ts'
import { notificationJobs, notificationSchedule } from './features/notifications/jobs.ts'
import { notificationsLive } from './features/notifications/live.ts'
import { presenceLive } from './features/presence/live.ts'
import { reportJobs, reportSchedule } from './features/reports/jobs.ts'
import { type SessionHolder, whoHolds } from './features/sessions/service.ts'
import { followSeats } from './features/subscription/follow-seats.ts'
import { sandboxPayments } from './features/subscription/gateway/sandbox.ts'
import { stripePayments } from './features/subscription/gateway/stripe.ts'
import { subscriptionJobs, subscriptionSchedule } from './features/subscription/jobs.ts'
import { servePaymentWebhooks, serveSandbox } from './features/subscription/routes.ts'
import { tellWebhooks } from './features/webhooks/delivering.ts'
import { webhookJobs } from './features/webhooks/jobs.ts'
import { workspacesLive } from './features/workspaces/live.ts'

export interface Parts {
  config: Config
  db: Db
  line: Line
  redis: Redis | null
  files: FileStore
  log: Logger
  meters: Meters
  /** Of the pool. */
  connections: Gauges['pool']
  authSecret: string
  outbox: string
  /** The built web app; null when another server (Vite) shows it. */
  client: BuiltClient | null
}

const BODY_LIMIT = 1024 * 1024
const BOARD_CACHE_BYTES = 64 * 1024 * 1024
const STOP_WAITING_MS = 4_000
const LIVE_CONNECTIONS_OF_ONE = 200

export function buildApp(parts: Parts) {
  const { config, db, line, redis, log, meters, authSecret, outbox, client } = parts
  const files = metered(parts.files, meters)
  let stopping = false
  const app = newFastify(config, log)

  const accessTokensOfThisServer = accessTokens(authSecret)
  const sessions = {
    accessTokens: accessTokensOfThisServer,
    holders: new Kept<SessionHolder>(line, ({ user }) => [user._id]),
  }
  const keyHolders = new Kept<KeyHolder>(line, ({ user, key }) => [user._id, key.id])
  const whoSignedIn = (token: string) => whoHolds(db, sessions, token)
  const countLimits = countingLimits(redis?.client ?? null, meters)
  const limits = config.rateLimits ? countLimits : noLimits
  const keyUsage = countUsage(db, log)
  const securityHeaders = securityHeadersFor(config)
  const { live, server: sockets } = openLive(app.server, {
    db,
    appUrl: config.appUrl,
    headers: securityHeaders.closed,
    log,
    adapter: redis?.liveAdapter,
    whenBack: redis?.whenBack,
    // Programs do not listen: a key opens no live connection.
    whoHolds: whoSignedIn,
    features: [workspacesLive, boardsLive, presenceLive, chatsLive, notificationsLive],
    limits,
    meters,
    mostOfOne: config.rateLimits ? LIVE_CONNECTIONS_OF_ONE : Number.POSITIVE_INFINITY,
  })

  const sandbox = config.stripe ? null : sandboxPayments(db, config.appUrl)
  const tools: Tools = {
    appUrl: config.appUrl,
    accessTokens: accessTokensOfThisServer,
    boardCards: new VersionedCache(BOARD_CACHE_BYTES, meters.boardCache),
    files,
    jobs,
    keyUsage,
    keyLimits: countLimits,
    limits,
    live,
    meters,
    openId: config.google && openIdAt(config.google, log),
    payments: sandbox ?? stripePayments(config.stripe!, log),
    outside: outside({ allowPrivate: config.allowPrivateWebhooks }),
    seal: sealWith(authSecret),
    sendsMail: config.smtpUrl !== null,
    provesAddresses: config.smtpUrl !== null || config.google !== null,
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
      if (token.startsWith(KEY_MARK)) return whoUses(db, keyHolders, token)
      const holder = await whoSignedIn(token)
      return holder && { ...holder, key: null }
    },
    bodies: bodiesUnderWay(),
    log,
    batches: new Batches(meters),
    durable: line.durable,
    now: () => new Date(),
  }
  const followers = new Followers(kernel, [notifyPeople, tellWebhooks])
  const services = servicesWith(appService(config, tools, client?.buildId ?? 'dev'))

  // Whoever is answered from now on opens the next connection elsewhere, instead of writing into one that is being closed.
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) void reply.header('connection', 'close')
  })
  requireDeclaredAccess(app)
  answerErrors(app)
  readLeniently(app)
  sendSecurityHeaders(app, securityHeaders)
  void app.register(compress, { encodings: ['gzip'], threshold: 2048, zlibOptions: { level: 1 } })
  void app.register(multipart)
  // Registered after the plugins above are loaded: their hooks must see these routes.
  void app.register(async (routes) => {
    serveHealth(routes, db, () => stopping)
    for (const [area, api] of Object.entries(areas))
      serve(routes, kernel, api, services[area as keyof Services] as never)
    servePaymentWebhooks(routes, kernel)
    if (sandbox) serveSandbox(routes, kernel, sandbox)
    serveCodeHosts(routes, kernel)
    serveMcp(routes, kernel, config.appUrl)
    serveFiles(routes, files)
    serveDocs(routes, areas, config.appUrl)
    if (isOutboxShown(config)) serveOutbox(routes, outbox)
  })
  watchGauges(
    meters,
    {
      pool: parts.connections,
      live: () => ({ connections: sockets.engine.clientsCount, rooms: sockets.sockets.adapter.rooms.size }),
      jobs: () => countJobs(db),
      following: () => countFollowing(db),
    },
    client?.buildId ?? 'dev',
  )
  serveMetrics(app, config.metricsToken, meters)
  if (client) serveClient(app, client, config.serviceWorker)
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
      ...leftBehindJobs(db, files),
      ...reportJobs(db),
    },
    deliveryHandlers: webhookJobs(kernel),
    jobSchedule: [housekeepingSchedule, subscriptionSchedule, notificationSchedule, reportSchedule].join('\n'),
    /** First nobody new is sent here, then live clients are told and reconnect elsewhere; requests under way are finished. */
    async stop() {
      stopping = true
      await wait(config.stopGraceMs)
      sockets.emit('server-restarting', {})
      // Whoever has not sent the rest of a request by then does not keep the server, and its database, from stopping.
      setTimeout(() => app.server.closeAllConnections(), STOP_WAITING_MS).unref()
      await new Promise<void>((done) => void sockets.close(() => done()))
      await app.close()
      await keyUsage.stop()
    },
  }
}

function newFastify(config: Config, log: Logger) {
  return Fastify({
    loggerInstance: log,
    trustProxy: config.trustProxy,
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: 500 },
    // Long enough that a proxy in front closes idle connections first.
    keepAliveTimeout: 75_000,
    genReqId: requestIdOf,
    // A body that trickles in byte by byte holds a connection no longer than this.
    requestTimeout: 60_000,
    forceCloseConnections: 'idle',
    clientErrorHandler: answerUnreadable,
    frameworkErrors: answerNowhere,
    logController: new LogController({ disableRequestLogging: !log.isLevelEnabled('debug') }),
  }) as unknown as FastifyInstance
}
