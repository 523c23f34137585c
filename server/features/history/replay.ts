// The cards of a board, event by event from the beginning: what browsers do with live news, done with all there ever was.
import { type BoardPatch, patchedTask, patchesOf } from '#contract/board-patches.ts'
import type { TaskCard } from '#contract/tasks.ts'
import type { Told } from './queries.ts'

interface Options {
  /** Stands before the numbers of all tasks, also those of a time when it was another one. */
  key: string
  gone: ReadonlySet<string>
}

export class Replay {
  readonly tasks = new Map<string, TaskCard>()
  private readonly key: string
  private readonly gone: ReadonlySet<string>

  constructor({ key, gone }: Options) {
    this.key = key
    this.gone = gone
  }

  /** Answers what each card was that is another one now. */
  play(told: Told): Map<string, TaskCard | null> {
    const before = new Map<string, TaskCard | null>()
    for (const patch of patchesOf(told)) {
      const id = taskOf(patch)
      if (!id || this.gone.has(id)) continue
      const was = this.tasks.get(id)
      if (!before.has(id)) before.set(id, was ?? null)
      this.put(id, was, patch)
    }
    return before
  }

  private put(id: string, was: TaskCard | undefined, patch: BoardPatch) {
    if (patch.kind === 'drop-task') this.tasks.delete(id)
    else if (patch.kind === 'put-task') this.tasks.set(id, this.numbered(patch.task))
    else if (was) this.tasks.set(id, patchedTask(was, patch))
  }

  private numbered = (task: TaskCard): TaskCard => ({
    ...task,
    taskId: `${this.key}-${task.taskId.slice(task.taskId.lastIndexOf('-') + 1)}`,
  })
}

function taskOf(patch: BoardPatch): string | null {
  if (patch.kind === 'put-task') return patch.task._id
  return 'taskId' in patch ? patch.taskId : null
}

/** Whom events of many tasks at once name. */
export const namedInBulk = (told: Told[]): string[] => [
  ...new Set(
    told
      .filter(({ type }) => type === 'tasks-bulk-updated')
      .flatMap(({ payload }) => (payload.tasks as TaskCard[]).map(({ _id }) => _id)),
  ),
]

export const tasksNamed = (told: Told[]): string[] => [
  ...new Set(told.flatMap((each) => patchesOf(each).flatMap((patch) => taskOf(patch) ?? []))),
]
