// Who is calling: a person by their session, a program by its key.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { KEY_CALLS_PER_MINUTE, KEY_MARK } from '#contract/api-keys.ts'
import { type Endpoint, scopeOf } from '#contract/endpoint.ts'
import { t } from '#contract/texts.ts'
import type { KeyInHand, Origin } from '#server/core/context.ts'
import { deviceOf } from '#server/core/device.ts'
import { forbidden, Refusal, unauthorized } from '#server/core/errors.ts'
import { type Allowance, networkOf } from '#server/core/limits.ts'
import type { Caller, Kernel } from '#server/core/scope.ts'
import { languageOf, settleLanguage, spokenWith } from './language.ts'
import type { BodiesUnderWay } from './under-way.ts'

type Holder = Pick<Caller, 'user' | 'sessionId' | 'key'>

export interface HttpKernel extends Kernel {
  whoHolds(token: string): Promise<Holder | null>
  bodies: BodiesUnderWay
}

const GENERAL = { name: 'general', calls: 1_200, windowSeconds: 60 }
const OF_KEY = { name: 'key', calls: KEY_CALLS_PER_MINUTE, windowSeconds: 60 }

/** Somebody without a token is let through only where anyone may call; a bad token is never taken for none. */
export async function identify(
  kernel: HttpKernel,
  endpoint: Pick<Endpoint, 'access'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Caller> {
  const origin = originOf(request)
  const network = networkOf(request.ip)
  if (endpoint.access === 'anyone') {
    await kernel.tools.limits.spend(GENERAL, network)
    return { user: null, sessionId: null, key: null, origin }
  }
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  const holder = token ? await kernel.whoHolds(token) : null
  if (!holder) {
    // Guessing costs the guesser, too.
    await kernel.tools.limits.spend(GENERAL, network)
    throw unauthorized()
  }
  const spoken = spokenWith(holder, origin)
  settleLanguage(request, spoken.language)
  if (holder.key) await spendOnKey(kernel, holder.key, reply)
  else await kernel.tools.limits.spend(GENERAL, holder.user?._id ?? network)
  return { ...holder, origin: { ...origin, ...spoken } }
}

/** What a key was not made for, it may not do, whatever its maker may. */
export function requireForKey(endpoint: Pick<Endpoint, 'access' | 'method' | 'scope'>, key: KeyInHand | null) {
  if (!key) return
  if (endpoint.access === 'person') throw forbidden(t`An API key cannot do this. Sign in instead.`)
  const scope = scopeOf(endpoint)
  if (key.scopes.includes(scope)) return
  throw new Refusal(
    403,
    'insufficient_scope',
    scope === 'read' ? t`This API key was not made for reading` : t`This API key was not made for writing`,
  )
}

/** A program has its own count, in every answer, so that it can pace itself. */
async function spendOnKey(kernel: HttpKernel, key: KeyInHand, reply: FastifyReply) {
  try {
    tell(reply, await kernel.tools.keyLimits.spend(OF_KEY, key.id))
  } catch (refusal) {
    const resetSeconds = refusal instanceof Refusal ? Number(refusal.extra.retryAfter) : OF_KEY.windowSeconds
    tell(reply, { calls: OF_KEY.calls, remaining: 0, resetSeconds })
    throw refusal
  }
  kernel.tools.keyUsage.used(key.id, new Date())
}

function tell(reply: FastifyReply, { calls, remaining, resetSeconds }: Allowance) {
  void reply.headers({ 'ratelimit-limit': calls, 'ratelimit-remaining': remaining, 'ratelimit-reset': resetSeconds })
}

const originOf = (request: FastifyRequest): Origin => ({
  clientId: clientIdOf(request),
  address: request.ip,
  device: deviceOf(request.headers['user-agent']),
  requestId: request.id,
  ...languageOf(request.headers),
})

/** Told to everybody who hears of the change, so it is never a key that somebody put into the wrong header. */
function clientIdOf(request: FastifyRequest) {
  const id = request.headers['x-client-id']
  return typeof id === 'string' && /^[\w-]{1,64}$/.test(id) && !id.includes(KEY_MARK) ? id : null
}
