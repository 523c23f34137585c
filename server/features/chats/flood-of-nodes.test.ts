// Two people on two nodes write as fast as they can, and the Redis between the nodes is killed in the middle.
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { chatsApi } from '#contract/chats.ts'
import { workspacesApi } from '#contract/workspaces.ts'
import { connect } from '#server/database/connect.ts'
import { type Copy, everything, openCopy } from '#server/testing/chat-copy.ts'
import { freshDatabase } from '#server/testing/database.ts'
import { Person } from '#server/testing/person.ts'
import { freePort, signUpAt, startProcess } from '#server/testing/process.ts'
import { startRedis } from '#server/testing/redis.ts'
import { until } from '#server/testing/until.ts'

const EACH = 500
/** Redis is killed when so many messages were acknowledged. */
const DEATH = 400

test('1,000 messages over two nodes and a killed Redis: in order, none lost, none doubled, and live again afterwards', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hearth-flood-of-nodes-'))
  const databaseUrl = await freshDatabase()
  const port = await freePort()
  let redis = startRedis(port, folder)
  const environment = {
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    REDIS_URL: `redis://127.0.0.1:${port}`,
    AUTH_SECRET: 'k3tR-q9Zx_71mVnB4wYc8LpD2sHfJ6uG',
  }
  const nodes = await Promise.all([startProcess(environment), startProcess(environment)])
  const ada = await signUpAt(nodes[0].url, 'ada')
  const elsewhere = await signUpAt(nodes[0].url, 'bo')
  const bo = new Person(nodes[1].url, { ...elsewhere.tokens, user: elsewhere.user }, elsewhere.password)
  const { workspace } = await ada.call(workspacesApi.createWorkspace, { name: 'Flood' })
  const { db } = connect({ connectionString: databaseUrl, max: 1 })
  await db
    .insertInto('workspace_members')
    .values({ workspace_id: workspace._id, user_id: bo.user._id, role: 'member' })
    .execute()
  await db.destroy()
  const about = { workspaceId: workspace._id, participantId: bo.user._id }
  const { chat } = await ada.call(chatsApi.openDirectChat, about)
  const chatId = chat._id
  const copies: Copy[] = [await openCopy(ada, chatId), await openCopy(bo, chatId)]

  let acknowledged = 0
  let restarted: Promise<unknown> = Promise.resolve()
  async function restartRedis() {
    redis.kill('SIGKILL')
    await once(redis, 'exit')
    redis = startRedis(port, folder)
  }
  async function write(who: Person) {
    for (let n = 1; n <= EACH; n++) {
      const message = { chatId, body: `${who.user.name} ${n}`, clientMessageId: `${who.user.name}-${n}` }
      expect((await who.try(chatsApi.sendMessage, message)).status).toBe(201)
      if (++acknowledged === DEATH) restarted = restartRedis()
    }
  }
  await Promise.all([write(ada), write(bo)])
  await restarted

  for (const copy of copies) await copy.settle(EACH * 2)
  const stored = await everything(ada, chatId)
  expect(stored.map(({ number }) => number)).toEqual(Array.from({ length: EACH * 2 }, (_, n) => n + 1))
  for (const who of [ada, bo])
    expect(stored.filter(({ sender }) => sender?._id === who.user._id).map(({ body }) => body)).toEqual(
      Array.from({ length: EACH }, (_, n) => `${who.user.name} ${n + 1}`),
    )
  for (const copy of copies) expect(copy.ids()).toEqual(stored.map(({ _id }) => _id))

  // The nodes find each other again and let everybody connect anew: from then on each hears what is said on the other.
  const again = await openCopy(bo, chatId)
  await until('a message that is heard on the other node', async () => {
    if (!again.isConnected()) await again.reconnect()
    await ada.call(chatsApi.sendMessage, { chatId, body: 'Anybody there?' })
    return again.heard() > 0
  })

  for (const who of [ada, bo]) who.leave()
  await Promise.all(nodes.map((node) => node.end('SIGTERM')))
  redis.kill()
  await rm(folder, { recursive: true, force: true })
})
