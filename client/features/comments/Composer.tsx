import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { announce } from '#client/core/announce.ts'
import { randomId } from '#client/core/random-id.ts'
import { useMe } from '#client/core/session.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { t } from '#contract/texts.ts'
import { CommentField } from './CommentField.tsx'
import { commentDraft, dropCommentDraft, keepCommentDraft } from './comment-draft.ts'
import { useCreateComment } from './data.ts'

/** What is half written stays with the task, whatever happens to the panel or the tab. */
export function Composer({ taskId }: { taskId: string }) {
  const me = useMe()
  const { board } = useOpenBoard()
  const [text, setText] = useState(() => commentDraft(me._id, taskId))
  /** One key for each comment: sent twice by a second click, it is there once. */
  const sent = useRef<{ body: string; key: string } | null>(null)
  const createComment = useCreateComment(board._id, taskId)

  function write(next: string) {
    setText(next)
    keepCommentDraft(me._id, taskId, next)
  }

  async function send() {
    if (text.trim() === '') return
    const comment = sent.current?.body === text ? sent.current : { body: text, key: randomId() }
    sent.current = comment
    try {
      await createComment.mutateAsync(comment)
    } catch {
      return
    }
    // The panel may be closed by now, and whatever was written on stays.
    dropCommentDraft(me._id, taskId, comment.body)
    setText((now) => (now === comment.body ? '' : now))
    if (sent.current === comment) sent.current = null
    announce(t`Comment sent`)
  }

  return (
    <CommentField label="Write a comment" value={text} onChange={write} onSubmit={send}>
      <Button disabled={text.trim() === ''} loading={createComment.isPending} onClick={send} title="Ctrl+Enter">
        Comment
      </Button>
    </CommentField>
  )
}
