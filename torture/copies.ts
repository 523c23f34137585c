// Browsers that have the board or the chat open: each keeps a copy by live updates, comes back when it is cut off, and must end with what is there.
import { setTimeout as wait } from 'node:timers/promises'
import { tasksApi } from '#contract/tasks.ts'
import { everything, openCopy } from '#server/testing/chat-copy.ts'
import { openReplica } from '#server/testing/replica.ts'
import { until } from '#server/testing/until.ts'
import type { Stage } from './stage.ts'

const LOOK_EVERY_MS = 100

export async function openCopies({ people: { ada, bo }, boardId, chatId }: Stage) {
  const boards = await Promise.all([ada, bo, bo].map((person) => openReplica(person, boardId)))
  const chats = await Promise.all([ada, bo].map((person) => openCopy(person, chatId)))
  let isOver = false
  const keeping = [...boards, ...chats].map(async (copy) => {
    while (!isOver) {
      if (!copy.isConnected()) await copy.reconnect().catch(() => {})
      await wait(LOOK_EVERY_MS)
    }
  })

  return {
    /** Milliseconds until every copy is what the server shows. */
    async converge() {
      const began = performance.now()
      const { tasks, seq } = await until('the board', () => ada.call(tasksApi.listTasks, { boardId }).catch(() => null))
      const there = new Map(tasks.map((task) => [task._id, task]))
      for (const copy of boards) {
        await until(`a copy at ${seq}, now at ${copy.seq()}`, () =>
          copy.settle(seq).then(
            () => true,
            () => false,
          ),
        )
        for (const id of new Set([...there.keys(), ...copy.tasks.keys()])) {
          const other = differing(there.get(id), copy.tasks.get(id))
          if (other.length) throw new Error(`a copy shows another task ${id} than the server: ${other.join(', ')}`)
        }
      }
      const messages = (await everything(ada, chatId)).map(({ _id }) => _id)
      for (const copy of chats) {
        await until('a copy of the chat', () =>
          copy.settle(messages.length).then(
            () => true,
            () => false,
          ),
        )
        if (copy.ids().join() !== messages.join()) throw new Error('a copy shows another chat than the server')
      }
      return performance.now() - began
    },
    async close() {
      isOver = true
      await Promise.all(keeping)
      for (const copy of [...boards, ...chats]) copy.cut()
    },
  }
}

/** Field by field, what the server says and what the copy says. */
function differing(server: object = {}, copy: object = {}) {
  const fields = { ...copy, ...server }
  const of = (task: object, field: string) => JSON.stringify((task as Record<string, unknown>)[field])
  return Object.keys(fields)
    .filter((field) => of(server, field) !== of(copy, field))
    .map((field) => `${field} ${of(server, field)} / ${of(copy, field)}`)
}
