import { useQueryClient } from '@tanstack/react-query'
import { askAgain } from '#client/core/changes-under-way.ts'
import { useCatchUp, useLive } from '#client/core/live.ts'
import { attachmentsQuery } from '#client/features/attachments/data.ts'
import { codeLinksQuery } from '#client/features/code-links/data.ts'
import { activityQuery } from '#client/features/comments/data.ts'
import { taskQuery } from '#client/features/tasks/data.ts'
import type { BoardUpdate } from '#contract/boards.ts'
import { allLinkedTasks } from './data.ts'
import { isDeletionOf } from './deletion.ts'

/** What anybody does to this task shows at once: its history always, the rest when it may be different. */
export function useTaskLive(taskId: string) {
  const cache = useQueryClient()

  useCatchUp('join-board', () => {
    const shown = [taskQuery(taskId), activityQuery(taskId), attachmentsQuery(taskId), codeLinksQuery(taskId)]
    for (const query of shown) askAgain(cache, query)
    askAgain(cache, allLinkedTasks(taskId))
  })

  useLive('board-update', (update) => {
    // The board knows of its own tasks; one that came or went may be linked with this one.
    if (update.payload.movedAway || update.payload.movedHere) askAgain(cache, allLinkedTasks(taskId))
    // What is gone is not asked for.
    if (!isAbout(update, taskId) || isDeletionOf(update, taskId)) return
    askAgain(cache, activityQuery(taskId))
    if (update.type.startsWith('comment-')) return
    if (update.type === 'code-linked') return askAgain(cache, codeLinksQuery(taskId))
    askAgain(cache, taskQuery(taskId))
    if (changesFiles(update)) askAgain(cache, attachmentsQuery(taskId))
  })
}

function isAbout({ payload }: BoardUpdate, taskId: string) {
  const many = (payload.tasks ?? []) as { _id: string }[]
  return payload.taskId === taskId || many.some(({ _id }) => _id === taskId)
}

const changesFiles = ({ payload }: BoardUpdate) =>
  Array.isArray(payload.changes) && payload.changes.some(({ field }) => field === 'attachments')
