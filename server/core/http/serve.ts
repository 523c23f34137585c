// Turns a contract into Fastify routes. Reads run on the pool; writes run in one transaction, then their effects.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Api, Endpoint, Input, Output } from '#contract/endpoint.ts'
import type { Download } from '#contract/fields.ts'
import type { Ctx, GuestCtx } from '#server/core/context.ts'
import { Refusal } from '#server/core/errors.ts'
import { networkOf } from '#server/core/limits.ts'
import { type Caller, inStatement, inTransaction, onPool } from '#server/core/scope.ts'
import { hashSecret } from '#server/core/secrets.ts'
import { isDatabaseAway } from '#server/database/away.ts'
import { Answered } from './answered.ts'
import { type HttpKernel, identify, requireForKey } from './callers.ts'
import { type Answer, earlierAnswer, forgetAnswer, type KeyedRequest, keepAnswer } from './idempotency.ts'
import { readInput } from './input.ts'
import { hasAlready, Prepared, sendPrepared } from './prepared.ts'

type Handler<E extends Endpoint> = (
  ctx: E['access'] extends 'anyone' ? GuestCtx : Ctx,
  input: Input<E>,
) => Promise<Output<E> | Answered<Output<E>> | Refusal | Prepared>

/** One function per endpoint, under the endpoint's name. */
export type Handlers<A extends Api> = { [Name in keyof A]: Handler<A[Name]> }

export function serve<A extends Api>(app: FastifyInstance, kernel: HttpKernel, api: A, handlers: Handlers<A>) {
  for (const [name, endpoint] of Object.entries(api)) {
    const handle = handlers[name] as (ctx: GuestCtx, input: unknown) => Promise<unknown>
    const answerTo = async (request: FastifyRequest, reply: FastifyReply, caller: Caller) => {
      const input = await readInput(endpoint, request)
      await spendOnAccount(kernel, name, endpoint, request, input)
      const work = async (ctx: GuestCtx) => {
        const result = await handle(ctx, input)
        // Parsed inside the transaction: a reply that breaks the contract must not leave its write behind.
        if (result instanceof Refusal || result instanceof Prepared) return result
        const { status, body } = result instanceof Answered ? result : new Answered(endpoint.status, result)
        return { status, body: endpoint.output.parse(body) }
      }
      const key = keyOf(endpoint, request, caller)
      const answer = await perform(kernel, endpoint, caller, key, key ? onlyOnce(endpoint, key, work, reply) : work)
      if (answer instanceof Refusal) throw answer
      if (answer instanceof Prepared) return sendPrepared(answer, request, reply)
      if (endpoint.download) return sendFile(request, reply, answer.body as Download)
      return reply.status(answer.status).send(answer.status === 204 ? undefined : answer.body)
    }
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      config: { access: endpoint.access, form: endpoint.form ?? false },
      handler: async (request, reply) => {
        const caller = await identify(kernel, endpoint, request, reply)
        requireForKey(endpoint, caller.key)
        await spendOnAddress(kernel, name, endpoint, request)
        const answer = () => answerTo(request, reply, caller)
        if (!(endpoint.upload || endpoint.multipart) || !request.isMultipart()) return answer()
        const { ofStrangers, ofPeople } = kernel.bodies
        return caller.user ? ofPeople(caller.user._id, answer) : ofStrangers(networkOf(request.ip), answer)
      },
    })
  }
}

/** Always to be saved, never shown: what somebody uploaded must not run as a page of ours. */
function sendFile(request: FastifyRequest, reply: FastifyReply, { filename, contentType, content, etag }: Download) {
  void reply.header('cache-control', 'private, no-cache')
  if (etag) {
    void reply.header('etag', etag)
    if (hasAlready(request, etag)) return reply.status(304).send()
  }
  return reply
    .type(contentType)
    .header('content-disposition', disposition(filename))
    .send(typeof content === 'string' ? content : Buffer.from(content))
}

/** A name beyond plain letters is told twice: for old programs without them, and as it is. */
function disposition(filename: string) {
  const plain = filename.replace(/[^\w. -]/g, '_')
  if (plain === filename) return `attachment; filename="${plain}"`
  const whole = encodeURIComponent(filename).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`
}

type Work = (ctx: GuestCtx) => Promise<Answer | Refusal | Prepared>

function perform(kernel: HttpKernel, endpoint: Endpoint, caller: Caller, key: KeyedRequest | null, work: Work) {
  if (endpoint.method === 'GET' || endpoint.transaction === 'own') return work(onPool(kernel, caller))
  // With a key, the answer is kept in the transaction of the change.
  if (endpoint.transaction === 'statement' && !key) return inStatement(kernel, caller, work)
  return inTransaction(kernel, caller, work)
}

const onlyOnce =
  ({ transaction }: Endpoint, key: KeyedRequest, work: Work, reply: FastifyReply): Work =>
  async (ctx) => {
    const earlier = await ctx.transact(({ db }) => earlierAnswer(db, key))
    if (earlier) {
      void reply.header('idempotency-replayed', 'true')
      return earlier
    }
    const forget = () => ctx.transact(({ db }) => forgetAnswer(db, key))
    const answer = await work(ctx).catch(async (error) => {
      // Elsewhere the key goes with the transaction. When the database went away, the change may be there after all.
      if (transaction === 'own' && !isDatabaseAway(error)) await forget().catch(() => {})
      throw error
    })
    if (answer instanceof Refusal || answer instanceof Prepared) await forget()
    else await ctx.transact(({ db }) => keepAnswer(db, key, answer))
    return answer
  }

function keyOf(endpoint: Endpoint, request: FastifyRequest, { user, key: apiKey }: Caller): KeyedRequest | null {
  const sent = request.headers['idempotency-key']
  if (typeof sent !== 'string' || !sent || !user) return null
  if (endpoint.method !== 'POST' || endpoint.secret) return null
  // Answers given to an API key are for that key: another one, of another workspace, must not get to see them.
  const key = apiKey ? hashSecret(`${apiKey.id} ${sent}`) : sent
  return { userId: user._id, key: key.length > 255 ? hashSecret(key) : key, route: request.url.split('?')[0]! }
}

async function spendOnAddress(kernel: HttpKernel, name: string, { limit }: Endpoint, request: FastifyRequest) {
  if (!limit) return
  const rule = { name: `${name}:address`, calls: limit.perAddress, windowSeconds: limit.windowSeconds }
  await kernel.tools.limits.spend(rule, networkOf(request.ip))
}

/** Counted per account *and* address: a stranger who guesses from elsewhere cannot lock the owner out. */
async function spendOnAccount(
  kernel: HttpKernel,
  name: string,
  { limit }: Endpoint,
  request: FastifyRequest,
  input: unknown,
) {
  if (!limit?.perAccount) return
  const { field, calls } = limit.perAccount
  // Folded further than the database does, so that no other spelling of an address gets a count of its own.
  const account = String((input as Record<string, unknown>)[field] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
  const rule = { name: `${name}:account`, calls, windowSeconds: limit.windowSeconds }
  await kernel.tools.limits.spend(rule, `${networkOf(request.ip)} ${account}`)
}
