import type { Comment } from '#contract/comments.ts'
import type { HearthEvent } from '#server/core/event.ts'

interface On {
  workspaceId: string
  boardId: string
  taskId: string
  /** Of the task, for whoever reads about it elsewhere. */
  title: string
}

type Kind = 'comment-created' | 'comment-updated' | 'comment-deleted'

export const commentChanged = (
  type: Kind,
  { title, ...on }: On,
  comment: Comment,
  commentCount: number,
  /** What it said before, when the words are others now. */
  before?: string,
): HearthEvent => ({
  type,
  ...on,
  payload: { taskId: on.taskId, title, commentId: comment._id, comment, commentCount },
  ...(before !== undefined && { before: { body: before } }),
})
