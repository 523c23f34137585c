import { chatsApi } from '#contract/chats.ts'
import { attempt } from '../attempt.ts'
import type { Fault, Scene } from '../fault.ts'

const MESSAGES = 1_000
const AT_ONCE = 10

export const redisAway: Fault = {
  name: 'redis',
  what: `two nodes, ${MESSAGES} messages; Redis is killed after a third of them and is back after the second`,
  setting: { nodes: 2, database: 'external', redis: true },
  async strike(scene) {
    const { stage } = scene
    await sendMessages(scene, 0, MESSAGES / 3)
    await stage.redis.kill()
    await sendMessages(scene, MESSAGES / 3, (MESSAGES * 2) / 3)
    stage.redis.start()
    await sendMessages(scene, (MESSAGES * 2) / 3, MESSAGES)
    return []
  },
}

/** From one number to another, several at once. None of them depends on Redis, so each is acknowledged at once. */
async function sendMessages({ stage, ledger }: Scene, from: number, to: number) {
  const { ada, bo } = stage.people
  let next = Math.ceil(from)
  const sender = async () => {
    while (next < to) {
      const [mark, person] = [`m-${next}`, next % 2 ? ada : bo]
      next += 1
      const saying = { kind: 'message' as const, mark, isAcknowledged: false }
      ledger.sayings.push(saying)
      const message = { chatId: stage.chatId, body: mark }
      const { kind } = await attempt(ledger, person, chatsApi.sendMessage, message, mark)
      saying.isAcknowledged = kind === 'done'
      if (kind === 'done') ledger.acknowledged += 1
      else ledger.unknown += 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sender))
}
