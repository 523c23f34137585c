// What several nodes share: live messages and limits.
import { createAdapter } from '@socket.io/redis-streams-adapter'
import type { Logger } from 'pino'
import { createClient, type RedisClientType } from 'redis'
import { StartupError } from './errors.ts'

export async function connectRedis(url: string, log: Logger) {
  const client = createClient({ url, disableOfflineQueue: true }) as RedisClientType
  let away = false
  client.on('error', (error: Error) => {
    if (!away) log.warn(`Redis is away: ${error.message}`)
    away = true
  })
  client.on('ready', () => {
    if (away) log.info('Redis is back')
    away = false
  })
  const tooLong = new Promise<never>((_, reject) => setTimeout(reject, 10_000, new Error('no answer')).unref())
  await Promise.race([client.connect(), tooLong]).catch((error: Error) => {
    throw new StartupError(`REDIS_URL cannot be reached: ${error.message}`)
  })
  return client
}

/** A stream of its own per installation would be wrong: nodes of one installation must read the same. */
export const liveAdapter = (client: RedisClientType) =>
  createAdapter(client, { streamName: 'hearth-live', maxLen: 50_000 })
