// A copy of a board as a browser keeps it: loaded once, then kept current by live updates, without gaps.
import { patchedTask, patchesOf } from '#contract/board-patches.ts'
import { type BoardUpdate, boardsApi } from '#contract/boards.ts'
import type { Column } from '#contract/columns.ts'
import { type TaskCard, tasksApi } from '#contract/tasks.ts'
import type { Person } from './person.ts'
import { until } from './until.ts'

export async function openReplica(person: Person, boardId: string) {
  const tasks = new Map<string, TaskCard>()
  const columns = new Map<string, Column>()
  const ahead = new Map<number, BoardUpdate>()
  let seq = 0

  function apply(update: BoardUpdate) {
    for (const patch of patchesOf(update)) {
      if (patch.kind === 'put-task') tasks.set(patch.task._id, patch.task)
      else if (patch.kind === 'drop-task') tasks.delete(patch.taskId)
      else if (patch.kind === 'put-column') columns.set(patch.column._id, patch.column)
      else if (patch.kind === 'drop-column') columns.delete(patch.columnId)
      else if (patch.kind === 'change-column') {
        const column = columns.get(patch.columnId)
        if (column) columns.set(column._id, { ...column, ...patch.fields })
      } else if (patch.kind !== 'reload-board') {
        const task = tasks.get(patch.taskId)
        if (task) tasks.set(task._id, patchedTask(task, patch))
      }
    }
    seq = update.seq
  }

  function takeIn(update: BoardUpdate) {
    if (update.seq <= seq) return
    ahead.set(update.seq, update)
    for (let next = ahead.get(seq + 1); next; next = ahead.get(seq + 1)) {
      ahead.delete(next.seq)
      apply(next)
    }
  }

  async function catchUp() {
    const { events, tooFar } = await person.call(boardsApi.listBoardEvents, { boardId, after: seq })
    if (tooFar) await load()
    for (const event of events) takeIn(event)
  }

  async function load() {
    const loaded = await person.call(tasksApi.listTasks, { boardId })
    if (loaded.seq < seq) return
    tasks.clear()
    columns.clear()
    for (const task of loaded.tasks) tasks.set(task._id, task)
    for (const column of loaded.columns) columns.set(column._id, column)
    seq = loaded.seq
  }

  async function connect() {
    const live = await person.connect()
    live.socket.on('board-update', (update) => update.boardId === boardId && takeIn(update))
    await live.ask('join-board', { boardId })
    return live
  }

  let live = await connect()
  await load()

  return {
    tasks,
    columns,
    seq: () => seq,
    isConnected: () => live.socket.connected,
    /** The connection breaks; some updates are never heard. */
    cut: () => live.socket.disconnect(),
    async reconnect() {
      live = await connect()
      await catchUp()
    },
    /** Waits until everything that happened has arrived. */
    async settle(target: number) {
      await until(`update ${target} on the board, now at ${seq}`, async () => {
        if (seq < target) await catchUp()
        return seq >= target
      })
    },
    inOrder: (columnId: string) =>
      [...tasks.values()]
        .filter((task) => task.columnId === columnId)
        .sort((one, other) => one.position - other.position)
        .map(({ _id }) => _id),
  }
}
