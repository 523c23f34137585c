import { Button } from '@mantine/core'
import { useState } from 'react'
import { useMe } from '#client/core/session.ts'
import { CommentField } from './CommentField.tsx'
import { commentDraft, keepCommentDraft } from './comment-draft.ts'
import { useCreateComment } from './data.ts'

/** What is half written stays with the task, whatever happens to the panel or the tab. */
export function Composer({ taskId }: { taskId: string }) {
  const me = useMe()
  const [text, setText] = useState(() => commentDraft(me._id, taskId))
  const createComment = useCreateComment(taskId)

  function write(next: string) {
    setText(next)
    keepCommentDraft(me._id, taskId, next)
  }

  function send() {
    if (text.trim() === '') return
    createComment.mutate({ taskId, body: text }, { onSuccess: () => write('') })
  }

  return (
    <CommentField label="Write a comment" value={text} onChange={write} onSubmit={send}>
      <Button disabled={text.trim() === ''} loading={createComment.isPending} onClick={send} title="Ctrl+Enter">
        Comment
      </Button>
    </CommentField>
  )
}
