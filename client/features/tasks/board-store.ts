// A board in this tab. What is shown is what the server last said, with the changes that are still under way on top. A live update
// replaces what is below, a refused change is taken off the top, and any order of the two comes out right.
import type { Later } from '#client/features/outbox/change.ts'
import { type BoardPatch, patchedTask, patchesOf } from '#contract/board-patches.ts'
import type { BoardUpdate } from '#contract/boards.ts'
import type { Column } from '#contract/columns.ts'
import { RECENT_TASK_MS } from '#contract/constants.ts'
import type { ShownCard } from '#contract/open-blockers.ts'
import type { TaskCard } from '#contract/tasks.ts'
import { inOrder } from './in-order.ts'
import { InTurn } from './in-turn.ts'
import { type BoardKey, Listeners } from './listeners.ts'
import { TaskLists } from './task-lists.ts'

/** A change that is on screen and not yet answered. */
interface Pending {
  operation: number
  patch: BoardPatch
}

interface Snapshot {
  tasks: TaskCard[]
  columns: Column[]
  deletedBlockers?: string[]
  finishedBlockers?: string[]
  seq: number
}

const isDone = (task: TaskCard | undefined) => (task?.completedAt ?? null) !== null

const by = (id: string) => (blocker: string) => blocker === id

export class BoardStore {
  readonly boardId: string
  /** The newest event the server's part of it knows. */
  seq = -1
  /** When it was last known to be complete. */
  syncedAt = 0
  /** Ids of the columns from left to right. */
  order: readonly string[] = []
  private readonly base = { tasks: new Map<string, TaskCard>(), columns: new Map<string, Column>() }
  /** Tasks name them as blockers still, for the case that they are restored. */
  private deleted = new Set<string>()
  private finishedElsewhere = new Set<string>()
  private tasks = new Map<string, ShownCard>()
  private columns = new Map<string, Column>()
  private readonly pending = new Map<string, Pending[]>()
  private readonly recent = new Set<string>()
  private readonly listeners = new Listeners()
  private readonly lists = new TaskLists(this.listeners, (id) => this.tasks.get(id))
  /** News from beyond a gap, kept until what lies between is known. */
  private readonly ahead = new Map<number, BoardUpdate>()
  private readonly inTurn = new InTurn()
  private operations = 0

  constructor(boardId: string) {
    this.boardId = boardId
  }

  task = (id: string) => this.tasks.get(id)
  column = (id: string) => this.columns.get(id)
  /** Blockers a task names and does not show. Whoever writes the list anew writes them down again. */
  deletedBlockers = (id: string) => this.written(id)?.blockers.filter((blocker) => this.deleted.has(blocker)) ?? []
  /** Ids of a column's tasks from top to bottom. */
  list = (columnId: string) => this.lists.of(columnId)
  contentsVersion = (columnId: string) => this.lists.version(columnId)
  allTasks = () => this.tasks.values()
  isRecent = (id: string) => this.recent.has(id)
  get size() {
    return this.tasks.size
  }

  subscribe = (key: BoardKey, listener: () => void) => this.listeners.subscribe(key, listener)
  subscribeAll = (keys: readonly BoardKey[], listener: () => void) => this.listeners.subscribeAll(keys, listener)
  /** However much changes in it, everybody is told once. */
  batch = (work: () => void) => this.listeners.batch(work)

  /** The whole board, as loaded. An answer older than what live updates told meanwhile is left alone. */
  hydrate({ tasks, columns, deletedBlockers, finishedBlockers, seq }: Snapshot) {
    this.syncedAt = Date.now()
    if (seq < this.seq) return
    const isKnown = seq === this.seq
    this.seq = seq
    this.batch(() => {
      this.deleted = new Set(deletedBlockers)
      this.finishedElsewhere = new Set(finishedBlockers)
      // What became of blockers in other projects is nothing that happened on this board.
      if (isKnown) return this.showBlocked(() => true)
      this.base.tasks.clear()
      this.base.columns.clear()
      for (const task of tasks) this.base.tasks.set(task._id, task)
      for (const column of columns) this.base.columns.set(column._id, column)
      this.rebuild()
    })
  }

  /** What the server said, without what is still under way. */
  snapshot = (): Snapshot => ({
    tasks: [...this.base.tasks.values()],
    columns: [...this.base.columns.values()],
    deletedBlockers: [...this.deleted],
    finishedBlockers: [...this.finishedElsewhere],
    seq: this.seq,
  })

  private rebuild() {
    const before = { tasks: this.tasks, columns: this.columns }
    this.tasks = new Map()
    this.columns = new Map()
    for (const id of new Set([...this.base.tasks.keys(), ...this.pending.keys()])) {
      const task = this.taskView(id)
      if (task) this.tasks.set(id, task)
      const column = this.columnView(id)
      if (column) this.columns.set(id, column)
    }
    for (const id of this.base.columns.keys()) {
      const column = this.columnView(id)
      if (column) this.columns.set(id, column)
    }
    for (const id of new Set([...before.tasks.keys(), ...this.tasks.keys()]))
      if (before.tasks.get(id) !== this.tasks.get(id)) this.listeners.touch(`task:${id}`)
    for (const id of new Set([...before.columns.keys(), ...this.columns.keys()])) this.listeners.touch(`column:${id}`)
    this.lists.rebuild(this.tasks.values(), this.columns.keys())
    this.sortColumns()
    this.listeners.touch('count')
  }

  /**
   * Takes in news as far as it follows on from what is known, in whatever order it came, and answers that part of it. What this
   * tab did itself comes along: below what is still under way it changes nothing on screen.
   */
  follow(news: BoardUpdate[]): BoardUpdate[] {
    for (const update of news)
      if (update.boardId === this.boardId && update.seq > this.seq) this.ahead.set(update.seq, update)
    const followed: BoardUpdate[] = []
    this.batch(() => {
      for (let next = this.next(); next; next = this.next()) {
        this.ahead.delete(next.seq)
        this.seq = next.seq
        this.apply(patchesOf(next))
        if (next.type === 'task-created') this.noteArrival(next)
        followed.push(next)
      }
    })
    this.syncedAt = Date.now()
    return followed
  }

  private next() {
    for (const seq of this.ahead.keys()) if (seq <= this.seq) this.ahead.delete(seq)
    return this.ahead.get(this.seq + 1)
  }

  private noteArrival({ payload, at }: BoardUpdate) {
    const age = Date.now() - Date.parse(at)
    if (age < RECENT_TASK_MS && !payload.restored) this.markRecent(payload.taskId as string)
  }

  /** What the server says has happened. */
  private apply(patches: BoardPatch[]) {
    this.batch(() => {
      for (const patch of patches) {
        this.applyToBase(patch)
        this.show(subjectOf(patch))
      }
    })
  }

  private applyToBase(patch: BoardPatch) {
    const { tasks, columns } = this.base
    switch (patch.kind) {
      case 'put-task':
        if (!isOlder(patch.task, tasks.get(patch.task._id))) tasks.set(patch.task._id, patch.task)
        if (this.deleted.delete(patch.task._id)) this.showBlocked(by(patch.task._id))
        return
      case 'drop-task':
        tasks.delete(patch.taskId)
        if (!patch.movedAway) this.deleted.add(patch.taskId)
        else if (patch.finished) this.finishedElsewhere.add(patch.taskId)
        else this.finishedElsewhere.delete(patch.taskId)
        this.showBlocked(by(patch.taskId))
        return
      case 'put-column':
        if (!isOlder(patch.column, columns.get(patch.column._id))) columns.set(patch.column._id, patch.column)
        return
      case 'change-column': {
        const column = columns.get(patch.columnId)
        if (column) columns.set(column._id, { ...column, ...patch.fields })
        return
      }
      case 'drop-column':
        columns.delete(patch.columnId)
        return
      case 'reload-board':
        return
      default: {
        const task = tasks.get(patch.taskId)
        const isLate = patch.kind === 'change-task' && isOlder(patch.fields, task)
        if (task && !isLate) tasks.set(task._id, patchedTask(task, patch))
      }
    }
  }

  /** Shows a change at once and sends it; what the server answers stays, what it refuses goes. Changes of one thing are sent in turn. */
  async change<Answer>(
    predicted: BoardPatch[],
    send: () => Promise<Answer>,
    truth: (answer: Answer) => BoardPatch[],
  ): Promise<Answer> {
    const operation = this.predict(predicted)
    const end = (known: BoardPatch[]) => this.settle(operation, predicted, known)
    try {
      const answer = await this.inTurn.send(predicted.map(subjectOf), send)
      // Kept for a connection: it stays on top, also of what is loaded meanwhile.
      const settled = (answer as Partial<Later<Answer>> | null)?.settled
      if (settled)
        settled.then(
          (told) => end(truth(told)),
          () => end([]),
        )
      else end(truth(answer))
      return answer
    } catch (error) {
      end([])
      throw error
    }
  }

  private predict(patches: BoardPatch[]): number {
    this.operations += 1
    const operation = this.operations
    this.batch(() => {
      this.noteMine()
      for (const patch of patches) {
        const subject = subjectOf(patch)
        this.pending.set(subject, [...(this.pending.get(subject) ?? []), { operation, patch }])
        this.show(subject)
      }
    })
    return operation
  }

  /** Something else is now what this person did last. */
  noteMine = () => this.batch(() => this.listeners.touch('mine'))

  private settle(operation: number, predicted: BoardPatch[], truth: BoardPatch[]) {
    this.batch(() => {
      for (const patch of truth) this.applyToBase(patch)
      for (const subject of predicted.map(subjectOf)) {
        const left = (this.pending.get(subject) ?? []).filter((each) => each.operation !== operation)
        if (left.length > 0) this.pending.set(subject, left)
        else this.pending.delete(subject)
      }
      for (const patch of [...predicted, ...truth]) this.show(subjectOf(patch))
    })
  }

  /** New to everybody: marked for a while. */
  markRecent(id: string) {
    const toggle = (work: () => void) =>
      this.batch(() => {
        work()
        this.listeners.touch(`task:${id}`)
      })
    toggle(() => this.recent.add(id))
    setTimeout(() => toggle(() => this.recent.delete(id)), RECENT_TASK_MS)
  }

  private taskView(id: string): ShownCard | undefined {
    const task = this.written(id)
    if (!task || task.blockers.length === 0) return task
    const blockers = task.blockers.filter((blocker) => !this.deleted.has(blocker))
    const finishedBlockers = blockers.filter(this.isFinished).length
    if (blockers.length === task.blockers.length && finishedBlockers === 0) return task
    return { ...task, blockers, finishedBlockers }
  }

  private isFinished = (blocker: string) => {
    // One that is about to go is still what it was.
    const here = this.written(blocker) ?? this.base.tasks.get(blocker)
    return here ? isDone(here) : this.finishedElsewhere.has(blocker)
  }

  private written(id: string): TaskCard | undefined {
    let task = this.base.tasks.get(id)
    for (const { patch } of this.pending.get(id) ?? NOTHING_PENDING) {
      if (patch.kind === 'put-task') task ??= patch.task
      else if (patch.kind === 'drop-task') task = undefined
      else if (task) task = patchedTask(task, patch)
    }
    return task
  }

  private columnView(id: string): Column | undefined {
    let column = this.base.columns.get(id)
    for (const { patch } of this.pending.get(id) ?? NOTHING_PENDING) {
      if (patch.kind === 'put-column') column ??= patch.column
      else if (patch.kind === 'drop-column') column = undefined
      else if (patch.kind === 'change-column' && column) column = { ...column, ...patch.fields }
    }
    return column
  }

  /** Brings what is shown of one thing up to date. */
  private show(subject: string) {
    this.showTask(subject)
    this.showColumn(subject)
  }

  private showBlocked(by: (blocker: string) => boolean) {
    for (const { _id, blockers } of this.base.tasks.values()) if (blockers.some(by)) this.showTask(_id)
  }

  private showTask(id: string) {
    const before = this.tasks.get(id)
    const after = this.taskView(id)
    if (before === after) return
    this.listeners.touch(`task:${id}`)
    if (after) this.tasks.set(id, after)
    else this.tasks.delete(id)
    if (!before || !after) this.listeners.touch('count')
    const stays = before && after && before.columnId === after.columnId && before.position === after.position
    if (!stays) {
      if (before) this.lists.take(before)
      if (after) this.lists.put(after)
    }
    for (const columnId of new Set([before?.columnId, after?.columnId])) if (columnId) this.lists.touch(columnId)
    if (isDone(before) !== isDone(after)) this.showBlocked(by(id))
  }

  private showColumn(id: string) {
    const before = this.columns.get(id)
    const after = this.columnView(id)
    if (before === after) return
    if (after) this.columns.set(id, after)
    else this.columns.delete(id)
    this.listeners.touch(`column:${id}`)
    this.sortColumns()
  }

  private sortColumns() {
    const order = [...this.columns.values()].sort(inOrder).map(({ _id }) => _id)
    if (order.length === this.order.length && order.every((id, at) => id === this.order[at])) return
    this.order = order
    this.listeners.touch('order')
  }
}

const NOTHING_PENDING: Pending[] = []

/** An answer and the live news of what was done before it can arrive in any order. */
const isOlder = (told: { version?: number | undefined }, known: { version: number } | undefined) =>
  told.version !== undefined && known !== undefined && told.version < known.version

function subjectOf(patch: BoardPatch): string {
  switch (patch.kind) {
    case 'put-task':
      return patch.task._id
    case 'put-column':
      return patch.column._id
    case 'change-column':
    case 'drop-column':
      return patch.columnId
    case 'reload-board':
      return ''
    default:
      return patch.taskId
  }
}
