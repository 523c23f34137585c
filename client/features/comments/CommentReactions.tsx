import { useMe } from '#client/core/session.ts'
import { mayComment } from '#client/features/boards/may.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { Reactions } from '#client/ui/reactions/Reactions.tsx'
import type { Comment } from '#contract/comments.ts'
import { useReact } from './data.ts'

interface Props {
  comment: Comment
  taskId: string
}

export function CommentReactions({ comment, taskId }: Props) {
  const { board, people } = useOpenBoard()
  const me = useMe()
  const react = useReact(taskId)
  const may = mayComment(board)
  if (!may && Object.keys(comment.reactions).length === 0) return null
  return (
    <Reactions
      given={comment.reactions}
      me={me._id}
      nameOf={(id) => people.get(id)?.name}
      may={may}
      onChoose={(emoji) => react.mutate({ commentId: comment._id, emoji })}
    />
  )
}
