// Where a code host reports. What it signed are bytes, so bytes are what is read.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { t } from '#contract/texts.ts'
import { invalid, notFound, unauthorized } from '#server/core/errors.ts'
import { networkOf } from '#server/core/limits.ts'
import type { Kernel } from '#server/core/scope.ts'
import { hashSecret } from '#server/core/secrets.ts'
import { findSourceByToken } from './queries.ts'
import { receive } from './receiving.ts'

const MAX_BYTES = 8 * 1024 * 1024
const LIMIT = { name: 'code-source:address', calls: 600, windowSeconds: 60 }

type Request = FastifyRequest<{ Params: { token: string } }>

export function serveCodeHosts(app: FastifyInstance, kernel: Kernel) {
  const sourceOf = async ({ params }: Request) => {
    const source = await findSourceByToken(kernel.db, hashSecret(params.token))
    if (!source) throw notFound(t`Page`)
    return source
  }

  void app.register(async (routes) => {
    routes.removeAllContentTypeParsers()
    routes.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BYTES }, (_request, body, done) =>
      done(null, body),
    )
    routes.post(
      '/webhooks/github/:token',
      {
        bodyLimit: MAX_BYTES,
        // Before the body: a stranger does not get us to read megabytes.
        onRequest: async (request) => {
          await kernel.tools.limits.spend(LIMIT, networkOf(request.ip))
          await sourceOf(request as Request)
        },
      },
      async (request, reply) => {
        const source = await sourceOf(request as Request)
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        if (!isSigned(request, body, kernel.tools.seal.open(source.sealedSecret)))
          throw unauthorized('bad_signature', t`The signature does not fit the secret`)
        const event = header(request, 'x-github-event')
        const deliveryId = header(request, 'x-github-delivery')
        if (!/^[\w-]{1,100}$/.test(deliveryId) || !/^\w{1,50}$/.test(event))
          throw invalid(t`X-GitHub-Event and X-GitHub-Delivery are needed`)
        const { repeated, ...outcome } = await receive(kernel, source, { deliveryId, event, payload: parsed(body) })
        return reply.status(repeated ? 200 : 202).send(repeated ? { message: t`This was received before` } : outcome)
      },
    )
  })
}

const header = (request: FastifyRequest, name: string) => {
  const value = request.headers[name]
  return typeof value === 'string' ? value : ''
}

/** Compared without stopping at the first difference: how long it takes tells nothing. */
function isSigned(request: FastifyRequest, body: Buffer, secret: string) {
  const given = Buffer.from(header(request, 'x-hub-signature-256'))
  const expected = Buffer.from(`sha256=${createHmac('sha256', secret).update(body).digest('hex')}`)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    throw invalid(t`The body is not valid JSON. Choose application/json as the content type at the code host.`)
  }
}
