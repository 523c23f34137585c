import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { call } from '#client/core/call.ts'
import { useOptimistic } from '#client/core/mutations.ts'
import { session } from '#client/core/session.ts'
import { toastError } from '#client/core/toasts.tsx'
import { sendOrKeep } from '#client/features/outbox/send-or-keep.ts'
import { type Comment, commentsApi, type TaskActivity } from '#contract/comments.ts'
import { withReaction } from '#contract/reactions.ts'
import { t } from '#contract/texts.ts'

interface Page {
  activity: TaskActivity[]
  hasMore: boolean
}
type Pages = InfiniteData<Page, string | null>

/** Newest first, a page at a time. */
export const activityQuery = (taskId: string) =>
  infiniteQueryOptions({
    queryKey: ['task-activity', taskId],
    queryFn: ({ pageParam, signal }): Promise<Page> =>
      call(commentsApi.listTaskActivity, { taskId, ...(pageParam && { before: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ activity, hasMore }) => (hasMore ? (activity.at(-1)?._id ?? null) : null),
    // Nobody listens for news of a task that is not open: whoever opens it again asks again.
    staleTime: 0,
  })

export const descriptionChangeQuery = (taskId: string, first: string, last: string) =>
  queryOptions({
    queryKey: ['description-change', taskId, first, last],
    queryFn: ({ signal }) => call(commentsApi.getDescriptionChange, { taskId, first, last }, { signal }),
    // A text that is still being written stays in sight with each save of it.
    placeholderData: keepPreviousData,
  })

const changeEach = (pages: Pages, change: (line: TaskActivity) => TaskActivity[]): Pages => ({
  ...pages,
  pages: pages.pages.map((page) => ({ ...page, activity: page.activity.flatMap(change) })),
})

const changeComment = (pages: Pages, id: string, change: (comment: Comment) => Comment): Pages =>
  changeEach(pages, (line) =>
    line.kind === 'comment' && line.comment._id === id ? [{ ...line, comment: change(line.comment) }] : [line],
  )

/** Sent with a key from the first time on: one whose answer got lost may have arrived. */
export function useCreateComment(boardId: string, taskId: string) {
  const cache = useQueryClient()
  return useMutation({
    scope: { id: `comments ${taskId}` },
    mutationFn: ({ body, key }: { body: string; key: string }) =>
      sendOrKeep({ kind: 'comment', boardId, taskId, sent: { body }, key, patches: [], base: undefined }, () =>
        call(commentsApi.createComment, { taskId, body }, { key }),
      ),
    onSuccess: () => void cache.invalidateQueries(activityQuery(taskId)),
    onError: (error) => toastError(error, t`Failed to send the comment`),
  })
}

export const useUpdateComment = (taskId: string) =>
  useOptimistic(commentsApi.updateComment, {
    changes: activityQuery(taskId),
    predict: (pages: Pages, { commentId, body }) =>
      changeComment(pages, commentId, (comment) => ({ ...comment, body, editedAt: new Date().toISOString() })),
    failure: t`Failed to change the comment`,
  })

export const useDeleteComment = (taskId: string) =>
  useOptimistic(commentsApi.deleteComment, {
    changes: activityQuery(taskId),
    predict: (pages: Pages, { commentId }) =>
      changeEach(pages, (line) => (line.kind === 'comment' && line.comment._id === commentId ? [] : [line])),
    failure: t`Failed to delete the comment`,
  })

export const useReact = (taskId: string) =>
  useOptimistic(commentsApi.reactToComment, {
    changes: activityQuery(taskId),
    predict: (pages: Pages, { commentId, emoji }) =>
      changeComment(pages, commentId, (comment) => ({
        ...comment,
        reactions: withReaction(comment.reactions, emoji, session.user()?._id ?? ''),
      })),
    failure: t`Failed to react to the comment`,
  })
