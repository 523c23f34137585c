import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useMe } from '#client/core/session.ts'
import { taskQuery, updateTask } from '#client/features/tasks/data.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import type { Task } from '#contract/tasks.ts'
import { loadTask } from './data.ts'
import { DescriptionDraft } from './description-draft.ts'
import { keepDraft, keptDraft } from './kept-drafts.ts'

/** Hears what others write, and is saved when the connection is back and when the panel closes. */
export function useDescriptionDraft(task: Task): DescriptionDraft {
  const { store } = useOpenBoard()
  const cache = useQueryClient()
  const me = useMe()
  const [draft] = useState(
    () =>
      new DescriptionDraft(task, keptDraft(me._id, task._id), {
        async send(description, version) {
          // A call with a version is refused to the caller, so an answer is there.
          const saved = (await updateTask(store, task._id, { description }, version))!
          // An answer may come after the news of what was done since.
          cache.setQueryData(taskQuery(task._id).queryKey, (known) =>
            known && known.version > saved.version ? known : saved,
          )
          return saved
        },
        load: () => loadTask(task._id),
        keep: (kept) => keepDraft(me._id, task._id, kept),
      }),
  )
  useEffect(() => draft.hear(task), [draft, task])
  useEffect(() => {
    const save = () => void draft.save()
    window.addEventListener('online', save)
    return () => {
      window.removeEventListener('online', save)
      save()
    }
  }, [draft])
  return draft
}
