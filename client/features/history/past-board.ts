// A board that can be led through time, forward and backward, in a store of its own: news of today does not reach it.
import { BoardStore } from '#client/features/tasks/board-store.ts'
import type { Column } from '#contract/columns.ts'
import type { PastChange } from '#contract/history.ts'
import type { TaskCard } from '#contract/tasks.ts'

/** With more cards than this, building all lists anew is cheaper than changing them one by one. */
const MANY = 400

interface Touched {
  tasks: Set<string>
  columns: Set<string>
}

export class PastBoard {
  readonly store: BoardStore
  private readonly tasks = new Map<string, TaskCard>()
  private readonly columns = new Map<string, Column>()

  constructor(boardId: string) {
    this.store = new BoardStore(boardId)
  }

  /** Whatever it was before. */
  open({ tasks, columns }: { tasks: TaskCard[]; columns: Column[] }) {
    this.tasks.clear()
    this.columns.clear()
    for (const task of tasks) this.tasks.set(task._id, task)
    for (const column of columns) this.columns.set(column._id, column)
    this.showAll()
  }

  /** Forward with what each change made, backward with what was before. Answers what is left to be shown. */
  play(changes: readonly PastChange[], way: 'is' | 'was'): Touched {
    const touched: Touched = { tasks: new Set(), columns: new Set() }
    for (const change of changes) {
      for (const { _id, [way]: fields } of change.tasks) put(this.tasks, touched.tasks, _id, fields)
      for (const { _id, [way]: fields } of change.columns) put(this.columns, touched.columns, _id, fields)
    }
    return touched
  }

  show({ tasks, columns }: Touched) {
    if (tasks.size > MANY) return this.showAll()
    const { store } = this
    const put = [...tasks].flatMap((id) => this.tasks.get(id) ?? []).map(asShown)
    this.tell(
      // Taken away first: what is older than what it knows, a store does not take in. Not as deleted, which it would remember.
      ...[...tasks]
        .filter((id) => store.task(id))
        .map((taskId) => ({ type: 'task-deleted', payload: { taskId, movedAway: true } })),
      ...[...columns].map((columnId) => ({ type: 'column-deleted', payload: { columnId } })),
      ...[...columns]
        .flatMap((id) => this.columns.get(id) ?? [])
        .map((column) => ({ type: 'column-created', payload: { column } })),
      { type: 'tasks-bulk-updated', payload: { tasks: put, deleted: [] } },
    )
  }

  private tell(...news: { type: string; payload: Record<string, unknown> }[]) {
    const { boardId, seq } = this.store
    const head = { boardId, initiatorId: null, clientId: null, at: '' }
    this.store.follow(news.map((each, nth) => ({ ...head, seq: seq + 1 + nth, ...each })))
  }

  private showAll() {
    const tasks = [...this.tasks.values()].map(asShown)
    this.store.hydrate({ tasks, columns: [...this.columns.values()], seq: this.store.seq + 1 })
  }
}

function put<T>(things: Map<string, T>, touched: Set<string>, id: string, fields: Partial<T> | null) {
  touched.add(id)
  if (fields) things.set(id, { ...things.get(id), ...fields } as T)
  else things.delete(id)
}

/** Timers that ran then would count on until today. */
const asShown = (task: TaskCard): TaskCard => (task.activeTimers.length > 0 ? { ...task, activeTimers: [] } : task)
