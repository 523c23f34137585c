// Which tasks stand in which column of a board, from top to bottom.
import type { TaskCard } from '#contract/tasks.ts'
import { inOrder } from './in-order.ts'
import type { Listeners } from './listeners.ts'

const NONE: readonly string[] = Object.freeze([])

export class TaskLists {
  private readonly lists = new Map<string, readonly string[]>()
  private readonly versions = new Map<string, number>()
  private readonly listeners: Listeners
  private readonly taskOf: (id: string) => TaskCard | undefined

  constructor(listeners: Listeners, taskOf: (id: string) => TaskCard | undefined) {
    this.listeners = listeners
    this.taskOf = taskOf
  }

  of = (columnId: string): readonly string[] => this.lists.get(columnId) ?? NONE
  /** Rises with every change to anything in the column. */
  version = (columnId: string) => this.versions.get(columnId) ?? 0

  rebuild(tasks: Iterable<TaskCard>, columnIds: Iterable<string>) {
    const standing = new Map<string, TaskCard[]>()
    for (const task of tasks) {
      const list = standing.get(task.columnId)
      if (list) list.push(task)
      else standing.set(task.columnId, [task])
    }
    for (const columnId of new Set([...this.lists.keys(), ...standing.keys(), ...columnIds])) {
      const list = (standing.get(columnId) ?? []).sort(inOrder)
      this.replace(
        columnId,
        list.map(({ _id }) => _id),
      )
    }
  }

  take({ _id, columnId }: TaskCard) {
    const list = this.of(columnId)
    const index = list.indexOf(_id)
    if (index >= 0) this.replace(columnId, list.toSpliced(index, 1))
  }

  put(task: TaskCard) {
    const list = this.of(task.columnId)
    let low = 0
    let high = list.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (inOrder(this.taskOf(list[middle]!)!, task) < 0) low = middle + 1
      else high = middle
    }
    this.replace(task.columnId, list.toSpliced(low, 0, task._id))
  }

  /** Something in the column is no longer what it was. */
  touch(columnId: string) {
    this.versions.set(columnId, this.version(columnId) + 1)
    this.listeners.touch(`contents:${columnId}`)
  }

  private replace(columnId: string, list: readonly string[]) {
    this.lists.set(columnId, list)
    this.listeners.touch(`list:${columnId}`)
    this.touch(columnId)
  }
}
