// Hearth without a network: the endpoints of the contract, called at any time of the past, by anybody.
import { pino } from 'pino'
import type { Endpoint, Output, Sent } from '#contract/endpoint.ts'
import type { User } from '#contract/people.ts'
import { areas, servicesWith } from '#server/areas.ts'
import type { Config } from '#server/config.ts'
import { accessTokens } from '#server/core/access-tokens.ts'
import { Batches } from '#server/core/batches.ts'
import { Refusal } from '#server/core/errors.ts'
import { recordEvent } from '#server/core/event-log.ts'
import type { FileStore } from '#server/core/files/store.ts'
import { Answered } from '#server/core/http/answered.ts'
import { noLimits } from '#server/core/limits.ts'
import { createMeters } from '#server/core/meters.ts'
import { publishThrough } from '#server/core/publish.ts'
import { type Caller, inTransaction, type Kernel, onPool, theSystem } from '#server/core/scope.ts'
import { sealWith } from '#server/core/seal.ts'
import type { Tools } from '#server/core/tools.ts'
import { VersionedCache } from '#server/core/versioned-cache.ts'
import { appService } from '#server/features/app/service.ts'
import { rememberVisit, requireOnBoard } from '#server/features/boards/service.ts'
import { notifyPeople } from '#server/features/notifications/follow.ts'
import { sandboxPayments } from '#server/features/subscription/gateway/sandbox.ts'
import { refresh } from '#server/features/subscription/refresh.ts'
import { deliver, tellWebhooks } from '#server/features/webhooks/delivering.ts'
import type { Past } from './past.ts'

export interface Surroundings {
  config: Config
  files: FileStore
  authSecret: string
}

export interface Hearth {
  now(): Date
  turnTo(moment: Date): void
  /** As if they had clicked. Nobody: a visitor. */
  call<E extends Endpoint>(who: User | null, endpoint: E, input: Sent<E>): Promise<Output<E>>
  /** They have the project open, as their browser would tell. */
  look(who: User, boardId: string): Promise<void>
  /** What the months did to the subscription, as the hourly job would find out. */
  askGateway(workspaceId: string): Promise<void>
  /** The last part of the link in the newest mail. No mail of these people is ever sent. */
  linkFromMail(): string
  /** Tells people and webhooks of what happened since. */
  followUp(): Promise<void>
  /** The same, without a word to anybody. */
  forget(): Promise<void>
}

export function hearthIn(past: Past, { config, files, authSecret }: Surroundings): Hearth {
  const links: string[] = []
  const parcels: { deliveryId: string; at: Date }[] = []
  const tools = toolsIn(past, { config, files, authSecret }, parcels)
  const kernel: Kernel = {
    db: past.db,
    tools,
    publish: publishThrough([
      recordEvent,
      (_, { letters = [] }) => void links.push(...letters.flatMap(({ button }) => button?.url ?? [])),
    ]),
    log: pino({ level: 'silent' }),
    batches: new Batches(tools.meters),
    durable: async () => {},
    now: past.now,
  }
  const handlers = handlersOf(servicesWith(appService(config, tools, 'demo')))

  const callerFor = (user: User | null): Caller => ({
    ...theSystem,
    user,
    origin: { ...theSystem.origin, device: 'Firefox on Linux' },
  })

  async function call<E extends Endpoint>(who: User | null, endpoint: E, sent: Sent<E>): Promise<Output<E>> {
    const input = endpoint.input.parse(sent)
    const caller = callerFor(who)
    const handle = handlers.get(endpoint)!
    const isAlone = endpoint.method === 'GET' || endpoint.transaction === 'own'
    const result = isAlone
      ? await handle(onPool(kernel, caller), input)
      : await inTransaction(kernel, caller, (ctx) => handle(ctx, input))
    if (result instanceof Refusal) throw result
    return (result instanceof Answered ? result.body : result) as Output<E>
  }

  return {
    now: past.now,
    turnTo: past.turnTo,
    call,
    look: (who, boardId) =>
      inTransaction(kernel, callerFor(who), async (ctx) => {
        const inside = { ...ctx, user: who }
        await rememberVisit(inside, await requireOnBoard(inside, boardId, 'view'))
      }),
    askGateway: (workspaceId) => refresh(onPool(kernel, theSystem), workspaceId),
    linkFromMail: () => links.at(-1)!.split('/').at(-1)!,
    async followUp() {
      for (const event of await past.takeEvents()) {
        past.turnTo(new Date(event.at))
        await inTransaction(kernel, theSystem, async (ctx) => {
          await notifyPeople(ctx, [event])
          await tellWebhooks(ctx, [event])
        })
      }
      // One that was refused lies there again, for later.
      for (let parcel = parcels.shift(); parcel; parcel = parcels.shift()) {
        past.turnTo(parcel.at)
        await deliver(kernel, parcel.deliveryId, null)
      }
    },
    forget: async () => void (await past.takeEvents()),
  }
}

type Handle = (ctx: unknown, input: unknown) => Promise<unknown>

function handlersOf(services: ReturnType<typeof servicesWith>) {
  const handlers = new Map<Endpoint, Handle>()
  for (const [area, api] of Object.entries(areas)) {
    const service = services[area as keyof typeof services] as unknown as Record<string, Handle>
    for (const [name, endpoint] of Object.entries(api)) handlers.set(endpoint, service[name]!)
  }
  return handlers
}

/** Nobody is connected, no mail goes out, and the world answers politely, save for one bad hour. */
function toolsIn(
  past: Past,
  { config, files, authSecret }: Surroundings,
  parcels: { deliveryId: string; at: Date }[],
): Tools {
  const meters = createMeters()
  return {
    appUrl: config.appUrl,
    sendsMail: false,
    provesAddresses: false,
    accessTokens: accessTokens(authSecret),
    boardCards: new VersionedCache(0, meters.boardCache),
    files,
    jobs: {
      async add(_, name, payload, options) {
        const at = options?.runAt ?? past.now()
        if (name === 'deliver-webhook') parcels.push({ ...(payload as { deliveryId: string }), at })
      },
      addAll: async () => {},
    },
    meters,
    keyUsage: { used: () => {}, writeDown: async () => {} },
    keyLimits: noLimits,
    limits: noLimits,
    live: { send: () => {}, reaches: async () => false, endSessions: () => {}, reopen: () => {} },
    openId: null,
    payments: sandboxPayments(past.db, config.appUrl, past.now),
    outside: {
      post: async () =>
        past.now().getMinutes() === 13
          ? { status: 503, answer: 'Back in a minute, the kettle is on.', error: null }
          : { status: 200, answer: 'ok', error: null },
      objection: () => null,
    },
    seal: sealWith(authSecret),
  }
}
