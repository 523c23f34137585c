// A change to a task in a form that can wait: for a connection, across reloads, in the browser's database.
import type { BoardPatch } from '#contract/board-patches.ts'
import type { Sent } from '#contract/endpoint.ts'
import type { SentTaskFields, Task, TaskCard, taskMovesApi, tasksApi } from '#contract/tasks.ts'

interface About {
  boardId: string
  taskId: string
  /** Given when it was sent once already; otherwise it gets one. */
  key?: string
  /** How the board looks with it. */
  patches: BoardPatch[]
  /** The task as it was when the change was made, as far as it was known. */
  base: Partial<TaskCard> | Partial<Task> | undefined
}

type Doing =
  | { kind: 'create'; sent: Sent<typeof tasksApi.createTask> }
  | { kind: 'move'; sent: Sent<typeof taskMovesApi.moveTask> }
  | { kind: 'update'; sent: SentTaskFields }
  | { kind: 'comment'; sent: { body: string } }

export type Change = About & Doing

/** Why the server did not take it, in words, and what is true instead. */
export interface Refused {
  message: string
  theirs: Partial<Task>
}

export type Waiting = Omit<Change, 'base' | 'kind' | 'sent'> &
  Doing & {
    /** Of the task as it was: what is changed, and what people call it. */
    base: Partial<Task>
    /** Sent along with it: what arrived twice is done once. */
    key: string
    /** Whose change it is; nobody else sends it. */
    owner: string
    /** In which order they were made. */
    number: number
    at: string
    refused: Refused | null
  }

/** In the place of the server's answer: how the task will look, and how it ends. */
export interface Later<Answer = { task: Task }> {
  task: Task
  settled: Promise<Answer>
}
