// Delivers a change that waited, as it fits to what has happened meanwhile.

import { call } from '#client/core/call.ts'
import { CallError } from '#client/core/transport.ts'
import { commentsApi } from '#contract/comments.ts'
import { type Task, taskMovesApi, tasksApi } from '#contract/tasks.ts'
import { t } from '#contract/texts.ts'
import type { Waiting } from './change.ts'
import { merge } from './merge.ts'

/** Somebody else was there first. */
export class Clash extends Error {
  readonly theirs: Partial<Task>

  constructor(message: string, theirs: Partial<Task>) {
    super(message)
    this.theirs = theirs
  }
}

/** Others may change the task again and again while this is sent; some day it has to be told. */
const MOST_TRIES = 5

/** The task as it is afterwards; null when it is not told. */
export async function deliver(change: Waiting): Promise<Task | null> {
  const { key, taskId } = change
  switch (change.kind) {
    case 'create':
      return (await call(tasksApi.createTask, change.sent, { key })).task
    case 'comment':
      await call(commentsApi.createComment, { taskId, body: change.sent.body }, { key })
      return null
    case 'move': {
      const { columnId } = await load(taskId)
      if (columnId !== change.base.columnId && columnId !== change.sent.columnId)
        throw new Clash(t`Somebody else moved the task meanwhile.`, { columnId })
      return (await call(taskMovesApi.moveTask, change.sent, { key })).task
    }
    case 'update':
      return updateMerged(change)
  }
}

/** What somebody wrote, together with what others have written since `base`. */
export async function updateMerged({ taskId, sent, base }: Written): Promise<Task> {
  for (let tries = 1; ; tries += 1) {
    const now = await load(taskId)
    const { fields, theirs } = merge(sent, base, now)
    if (theirs) throw new Clash(t`Somebody else changed it meanwhile.`, theirs)
    try {
      return (await call(tasksApi.updateTask, { ...fields, taskId, version: now.version })).task
    } catch (error) {
      if (!isOutdated(error) || tries === MOST_TRIES) throw error
    }
  }
}

type Written = Pick<Extract<Waiting, { kind: 'update' }>, 'taskId' | 'sent' | 'base'>

export const isOutdated = (error: unknown) => error instanceof CallError && error.code === 'version_conflict'

const load = async (taskId: string) => (await call(tasksApi.getTask, { id: taskId })).task
