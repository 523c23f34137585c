// What several nodes share: live messages and limits.
import type { Logger } from 'pino'
import type { RedisClientType } from 'redis'
import { StartupError } from './errors.ts'

/** Longer than the pause between two attempts to connect: by then the other nodes are back, too. */
const OTHERS_BACK_MS = 3_000

/** Its libraries are loaded only where there is a Redis: they are a tenth of the time a start takes. */
export async function connectRedis(url: string, log: Logger) {
  const { createClient } = await import('redis')
  const { createAdapter } = await import('@socket.io/redis-streams-adapter')
  const client = createClient({ url, disableOfflineQueue: true }) as RedisClientType
  let away = false
  let tellBack = () => {}
  client.on('error', (error: Error) => {
    if (!away) log.warn(`Redis is away: ${error.message}`)
    away = true
  })
  client.on('ready', () => {
    if (!away) return
    log.info('Redis is back')
    away = false
    setTimeout(() => tellBack(), OTHERS_BACK_MS).unref()
  })
  const tooLong = new Promise<never>((_, reject) => setTimeout(reject, 10_000, new Error('no answer')).unref())
  await Promise.race([client.connect(), tooLong]).catch((error: Error) => {
    throw new StartupError(`REDIS_URL cannot be reached: ${error.message}`)
  })
  // Nodes of one installation read the same stream.
  const liveAdapter = createAdapter(forLive(client), { streamName: 'hearth-live', maxLen: 50_000 })
  return {
    client,
    liveAdapter,
    /** Called each time the nodes hear each other again. */
    whenBack(listener: () => void) {
      tellBack = listener
    },
  }
}

/**
 * The adapter reads again at once when reading failed, and nobody waits for what it publishes. Left as it is, a Redis that is away for a
 * moment would keep the node busy for ever with the first, and end it with the second.
 */
function forLive(client: RedisClientType) {
  const duplicate = client.duplicate.bind(client)
  const publish = client.publish.bind(client)
  return Object.assign(client, {
    // Those that read wait until Redis is back.
    duplicate: () => duplicate({ disableOfflineQueue: false }),
    publish: (...message: Parameters<typeof publish>) => publish(...message).catch(() => 0),
  })
}

export type Redis = Awaited<ReturnType<typeof connectRedis>>
