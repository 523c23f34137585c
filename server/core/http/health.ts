import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { notFound } from '#server/core/errors.ts'
import type { Db } from '#server/database/connect.ts'
import { isFromThisMachine } from './loopback.ts'

/** `ready` turns false when the shutdown begins, so that a balancer sends nobody here any more. */
export function serveHealth(app: FastifyInstance, db: Db, isStopping: () => boolean) {
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }))
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    const reachable = await Promise.race([
      sql`select 1`.execute(db).then(
        () => true,
        () => false,
      ),
      new Promise<false>((resolve) => setTimeout(resolve, 2_000, false).unref()),
    ])
    const ready = reachable && !isStopping()
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready', database: reachable })
  })
}

interface Gauges {
  liveConnections(): number
  jobs(): Promise<{ waiting: number; dead: number }>
}

export function serveMetrics(app: FastifyInstance, token: string | null, gauges: Gauges) {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [register],
  })
  new Gauge({
    name: 'live_connections',
    help: 'Open live connections',
    registers: [register],
    collect() {
      this.set(gauges.liveConnections())
    },
  })
  new Gauge({
    name: 'jobs',
    help: 'Jobs that wait for their turn, and dead ones that failed too often',
    labelNames: ['state'],
    registers: [register],
    async collect() {
      const { waiting, dead } = await gauges.jobs()
      this.set({ state: 'waiting' }, waiting)
      this.set({ state: 'dead' }, dead)
    },
  })
  app.addHook('onResponse', async (request, reply) => {
    // The pattern, not the address: a label per id would fill the memory, and links hold secrets.
    const route = request.routeOptions.url ?? 'unknown'
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  app.get('/metrics', { logLevel: 'silent' }, async (request, reply) => {
    const holdsToken = token !== null && request.headers.authorization === `Bearer ${token}`
    if (!holdsToken && !isFromThisMachine(request)) throw notFound('Page')
    return reply.type(register.contentType).send(await register.metrics())
  })
}
