// The list of what there is: features served, effects of every event, jobs, live messages.
import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type pg from 'pg'
import type { Logger } from 'pino'
import { accountApi } from '#contract/account.ts'
import { appApi } from '#contract/app.ts'
import { authApi } from '#contract/auth.ts'
import { boardsApi } from '#contract/boards.ts'
import type { Api } from '#contract/endpoint.ts'
import { invitationsApi } from '#contract/invitations.ts'
import { workspacesApi } from '#contract/workspaces.ts'
import type { Config } from './config.ts'
import { accessTokens } from './core/access-tokens.ts'
import { broadcastLive } from './core/broadcast.ts'
import { recordEvent } from './core/event-log.ts'
import type { FileStore } from './core/files/store.ts'
import { answerUnknown, serveClient } from './core/http/client-files.ts'
import { docsPage } from './core/http/docs-page.ts'
import { answerErrors } from './core/http/errors.ts'
import { serveFiles } from './core/http/files.ts'
import { serveHealth, serveMetrics } from './core/http/health.ts'
import { readLeniently } from './core/http/json-body.ts'
import { openApi } from './core/http/openapi.ts'
import { serveOutbox } from './core/http/outbox.ts'
import { sendSecurityHeaders } from './core/http/security-headers.ts'
import { type HttpKernel, serve } from './core/http/serve.ts'
import { countJobs, jobs } from './core/jobs.ts'
import { countingLimits, noLimits } from './core/limits.ts'
import { openLive } from './core/live.ts'
import { mailJobs, queueMail } from './core/mail.ts'
import { openIdAt } from './core/openid.ts'
import { publishThrough } from './core/publish.ts'
import type { Redis } from './core/redis.ts'
import { sealWith } from './core/seal.ts'
import type { Tools } from './core/tools.ts'
import type { Db } from './database/connect.ts'
import { accountLive } from './features/account/live.ts'
import * as account from './features/account/service.ts'
import { appService } from './features/app/service.ts'
import { authJobs } from './features/auth/jobs.ts'
import * as auth from './features/auth/service.ts'
import { boardsLive } from './features/boards/live.ts'
import * as boards from './features/boards/service.ts'
import { housekeeping, housekeepingSchedule } from './features/housekeeping/jobs.ts'
import * as invitations from './features/invitations/service.ts'
import { whoHolds } from './features/sessions/service.ts'
import * as workspaces from './features/workspaces/service.ts'

export interface Parts {
  config: Config
  db: Db
  pool: pg.Pool
  redis: Redis | null
  files: FileStore
  log: Logger
  authSecret: string
  outbox: string
  /** The built web app; null when another server (Vite) shows it. */
  client: { folder: string; buildId: string } | null
}

/** The areas of the API documentation, in reading order. Also what the fuzz and permission tests walk over. */
export const areas: Record<string, Api> = {
  'Sign-in': authApi,
  Account: accountApi,
  Workspaces: workspacesApi,
  Invitations: invitationsApi,
  Projects: boardsApi,
  App: appApi,
}

const BODY_LIMIT = 1024 * 1024

export function buildApp({ config, db, redis, files, log, authSecret, outbox, client }: Parts) {
  let stopping = false
  const app = Fastify({
    loggerInstance: log,
    trustProxy: config.trustProxy,
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: 500 },
    // Long enough that a proxy in front closes idle connections first.
    keepAliveTimeout: 75_000,
    forceCloseConnections: 'idle',
    logController: new LogController({ disableRequestLogging: !log.isLevelEnabled('debug') }),
  }) as unknown as FastifyInstance

  const accessTokensOfThisServer = accessTokens(authSecret)
  const findHolder = (token: string) => whoHolds(db, { accessTokens: accessTokensOfThisServer }, token)
  const { live, server: sockets } = openLive(app.server, {
    db,
    log,
    adapter: redis?.liveAdapter,
    whoHolds: findHolder,
    features: [accountLive, boardsLive],
  })

  const tools: Tools = {
    appUrl: config.appUrl,
    accessTokens: accessTokensOfThisServer,
    files,
    jobs,
    limits: config.rateLimits ? countingLimits(redis?.client ?? null) : noLimits,
    live,
    openId: config.google && openIdAt(config.google, log),
    seal: sealWith(authSecret),
  }
  const kernel: HttpKernel = {
    db,
    tools,
    publish: publishThrough([recordEvent, queueMail, broadcastLive]),
    whoHolds: findHolder,
  }

  requireDeclaredAccess(app)
  answerErrors(app)
  readLeniently(app)
  sendSecurityHeaders(app, config.appUrl, outsideHosts(config))
  void app.register(compress, { encodings: ['gzip'], threshold: 2048, zlibOptions: { level: 1 } })
  void app.register(multipart)
  // Registered after the plugins above are loaded: their hooks must see these routes.
  void app.register(async (routes) => {
    serveHealth(routes, db, () => stopping)
    serve(routes, kernel, appApi, appService(config, tools, client?.buildId ?? 'dev'))
    serve(routes, kernel, authApi, auth)
    serve(routes, kernel, accountApi, account)
    serve(routes, kernel, workspacesApi, workspaces)
    serve(routes, kernel, invitationsApi, invitations)
    serve(routes, kernel, boardsApi, boards)
    serveFiles(routes, files)
    serveDocs(routes, config.appUrl)
    if (!config.smtpUrl) serveOutbox(routes, outbox)
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
    jobHandlers: {
      ...mailJobs({ from: config.mailFrom, smtpUrl: config.smtpUrl, outbox }),
      ...authJobs(kernel),
      ...housekeeping(db),
    },
    jobSchedule: housekeepingSchedule,
    /** Live clients are told and reconnect elsewhere; requests under way are finished. */
    async stop() {
      stopping = true
      sockets.emit('server-restarting', {})
      await new Promise<void>((done) => void sockets.close(() => done()))
      await app.close()
    },
  }
}

/** A route of the API that says nothing about who may call it is a mistake: better not to start. */
function requireDeclaredAccess(app: FastifyInstance) {
  app.addHook('onRoute', ({ url, config }) => {
    const declared = (config as { access?: string } | undefined)?.access
    if (/^\/(api|auth|public)\//.test(url) && !declared) throw new Error(`The route ${url} declares no access`)
  })
}

function serveDocs(app: FastifyInstance, appUrl: string) {
  const document = openApi(areas, appUrl)
  const page = docsPage(document)
  app.get('/api/openapi.json', { config: { access: 'anyone' } }, async () => document)
  app.get('/api/docs', { config: { access: 'anyone' } }, async (_request, reply) => reply.type('text/html').send(page))
}

function outsideHosts({ analyticsId, recordingUrl, stripePublishableKey }: Config) {
  const analytics = ['https://www.googletagmanager.com']
  return {
    scripts: [...(analyticsId ? analytics : []), ...(stripePublishableKey ? ['https://js.stripe.com'] : [])],
    connections: [
      ...(analyticsId ? [...analytics, 'https://*.google-analytics.com'] : []),
      ...(recordingUrl ? [new URL(recordingUrl).origin] : []),
      ...(stripePublishableKey ? ['https://api.stripe.com'] : []),
    ],
    frames: stripePublishableKey ? ['https://js.stripe.com', 'https://hooks.stripe.com'] : [],
  }
}
