import type { Comment } from '#contract/comments.ts'
import type { HearthEvent } from '#server/core/event.ts'

interface On {
  workspaceId: string
  boardId: string
  taskId: string
}

type Kind = 'comment-created' | 'comment-updated' | 'comment-deleted'

export const commentChanged = (type: Kind, on: On, comment: Comment, commentCount: number): HearthEvent => ({
  type,
  ...on,
  payload: { taskId: on.taskId, commentId: comment._id, comment, commentCount },
})
