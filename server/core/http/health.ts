import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { t } from '#contract/texts.ts'
import { notFound } from '#server/core/errors.ts'
import type { Meters } from '#server/core/meters.ts'
import { hashSecret } from '#server/core/secrets.ts'
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

export function serveMetrics(app: FastifyInstance, token: string | null, { requests, register }: Meters) {
  app.addHook('onResponse', async (request, reply) => {
    // The pattern, not the address: a label per id would fill the memory, and links hold secrets.
    const route = request.routeOptions.url ?? 'unknown'
    requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  app.get('/metrics', { logLevel: 'silent' }, async (request, reply) => {
    const holdsToken = token !== null && isSame(request.headers.authorization ?? '', `Bearer ${token}`)
    if (!holdsToken && !isFromThisMachine(request)) throw notFound(t`Page`)
    return reply.type(register.contentType).send(await register.metrics())
  })
}

/** Without stopping at the first difference, of texts of any length. */
const isSame = (given: string, expected: string) =>
  timingSafeEqual(Buffer.from(hashSecret(given)), Buffer.from(hashSecret(expected)))
