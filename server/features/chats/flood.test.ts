// Two people write as fast as they can, lose their connections, and the server dies in the middle: what both have in the end is the same.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { chatsApi } from '#contract/chats.ts'
import { workspacesApi } from '#contract/workspaces.ts'
import { connect } from '#server/database/connect.ts'
import { type Copy, everything, openCopy } from '#server/testing/chat-copy.ts'
import { freshDatabase } from '#server/testing/database.ts'
import { contradictionsIn } from '#server/testing/healthy.ts'
import type { Person } from '#server/testing/person.ts'
import { freePort, signUpAt, startProcess } from '#server/testing/process.ts'
import { until } from '#server/testing/until.ts'

const EACH = 500
/** Killed when so many messages were acknowledged. */
const DEATH = 400
/** Each loses the connection after so many of their own. */
const CUT_EVERY = 120

test('1,000 messages through cut connections and a killed server: in order, none lost, none doubled', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'hearth-flood-'))
  const databaseUrl = await freshDatabase()
  const environment = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, PORT: String(await freePort()) }
  let hearth = await startProcess(environment)
  const [ada, bo] = [await signUpAt(hearth.url, 'ada'), await signUpAt(hearth.url, 'bo')]
  const { workspace } = await ada.call(workspacesApi.createWorkspace, { name: 'Flood' })
  const { db } = connect({ connectionString: databaseUrl, max: 1 })
  await db
    .insertInto('workspace_members')
    .values({ workspace_id: workspace._id, user_id: bo.user._id, role: 'member' })
    .execute()
  await db.destroy()
  const { chat } = await ada.call(chatsApi.openDirectChat, {
    workspaceId: workspace._id,
    participantId: bo.user._id,
  })
  const chatId = chat._id
  const copies = [await openCopy(ada, chatId), await openCopy(bo, chatId)] as const

  let acknowledged = 0
  let standingUp: Promise<unknown> = Promise.resolve()
  async function dieAndStandUp() {
    await hearth.end('SIGKILL')
    hearth = await startProcess(environment)
    await Promise.all(copies.map((copy) => copy.reconnect()))
  }

  async function write(who: Person, copy: Copy) {
    for (let n = 1; n <= EACH; n++) {
      const message = { chatId, body: `${who.user.name} ${n}`, clientMessageId: `${who.user.name}-${n}` }
      // As a browser does: no answer, so the same again when the server is back.
      const { status } = await until('an answer', async () => {
        await standingUp
        return who.try(chatsApi.sendMessage, message).catch(() => null)
      })
      expect(status).toBe(201)
      if (++acknowledged === DEATH) standingUp = dieAndStandUp()
      if (n % CUT_EVERY === 0) copy.cut()
      if (n % CUT_EVERY === 10 && n > CUT_EVERY) await standingUp.then(() => copy.reconnect())
    }
  }
  await Promise.all([write(ada, copies[0]), write(bo, copies[1])])

  for (const copy of copies) await copy.settle(EACH * 2)
  const stored = await everything(ada, chatId)
  expect(stored.map(({ number }) => number)).toEqual(Array.from({ length: EACH * 2 }, (_, n) => n + 1))
  for (const who of [ada, bo])
    expect(stored.filter(({ sender }) => sender?._id === who.user._id).map(({ body }) => body)).toEqual(
      Array.from({ length: EACH }, (_, n) => `${who.user.name} ${n + 1}`),
    )
  for (const copy of copies) expect(copy.ids()).toEqual(stored.map(({ _id }) => _id))

  const { chats } = await bo.call(chatsApi.listChats, { workspaceId: workspace._id })
  expect(chats[0]!.participants.map(({ unreadCount }) => unreadCount)).toEqual([EACH, EACH])
  for (const who of [ada, bo]) who.leave()
  await hearth.end('SIGTERM')
  expect(await contradictionsIn(environment.DATABASE_URL)).toEqual([])
  await rm(dataDir, { recursive: true, force: true })
})
