import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { dateTime, relativeTime } from '#client/core/dates.ts'
import { useMe } from '#client/core/session.ts'
import { useNow } from '#client/core/use-now.ts'
import { mayComment, mayManageBoard } from '#client/features/boards/may.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { Avatar } from '#client/ui/Avatar.tsx'
import type { Comment } from '#contract/comments.ts'
import { t } from '#contract/texts.ts'
import { CommentField } from './CommentField.tsx'
import { CommentReactions } from './CommentReactions.tsx'
import { commentDraft, dropCommentDraft, keepCommentDraft } from './comment-draft.ts'
import { useDeleteComment, useUpdateComment } from './data.ts'
import classes from './TaskActivity.module.css'
import { TaskText } from './TaskText.tsx'
import { useLedTo } from './use-led-to.ts'

interface Props {
  comment: Comment
  taskId: string
  onOpenTask(taskId: string): void
  /** The address leads to it: another one each time it is followed. */
  arrival?: string | null
}

export function CommentRow({ comment, taskId, onOpenTask, arrival = null }: Props) {
  const { board } = useOpenBoard()
  const me = useMe()
  const now = useNow()
  // Left half changed, or refused: the words are there again.
  const [kept] = useState(() => commentDraft(me._id, comment._id))
  const [draft, setDraft] = useState(kept || null)
  const updateComment = useUpdateComment(taskId)
  const deleteComment = useDeleteComment(taskId)
  const who = comment.author?.name ?? t`Somebody who left`
  const isMine = comment.author?._id === me._id
  const mayChange = isMine && mayComment(board)
  const mayDelete = mayChange || mayManageBoard(board)

  function write(text: string) {
    setDraft(text)
    keepCommentDraft(me._id, comment._id, text)
  }

  function stop() {
    setDraft(null)
    keepCommentDraft(me._id, comment._id, '')
  }

  async function save() {
    if (!draft?.trim()) return
    if (draft.trim() === comment.body) return stop()
    setDraft(null)
    try {
      await updateComment.mutateAsync({ commentId: comment._id, body: draft })
      dropCommentDraft(me._id, comment._id, draft)
    } catch {
      setDraft((now) => now ?? draft)
    }
  }

  const row = useRef<HTMLLIElement>(null)
  useLedTo(row, arrival)

  return (
    <li ref={row} className={classes.comment} data-comment={comment._id} data-target={arrival !== null || undefined}>
      <Avatar person={comment.author} size={22} />
      <article className={classes.said} aria-label={`Comment by ${who}`}>
        <header className={classes.by}>
          <strong>{who}</strong>
          <time className={classes.when} dateTime={comment.createdAt} title={dateTime(comment.createdAt)}>
            {relativeTime(comment.createdAt, now)}
          </time>
          {comment.editedAt && (
            <span className={classes.when} title={dateTime(comment.editedAt)}>
              edited
            </span>
          )}
          <span className={classes.space} />
          {mayDelete && (
            <Menu position="bottom-end" width={160}>
              <Menu.Target>
                <ActionIcon size={24} aria-label={`More for the comment by ${who}`}>
                  <IconDots size={15} stroke={1.7} />
                </ActionIcon>
              </Menu.Target>
              <Menu.Dropdown>
                {mayChange && (
                  <Menu.Item leftSection={<IconPencil size={15} stroke={1.7} />} onClick={() => setDraft(comment.body)}>
                    Edit
                  </Menu.Item>
                )}
                <Menu.Item
                  color="red"
                  leftSection={<IconTrash size={15} stroke={1.7} />}
                  onClick={() => deleteComment.mutate({ commentId: comment._id })}
                >
                  Delete
                </Menu.Item>
              </Menu.Dropdown>
            </Menu>
          )}
        </header>
        {draft === null ? (
          <TaskText text={comment.body} onOpenTask={onOpenTask} />
        ) : (
          <CommentField
            label="Edit the comment"
            value={draft}
            onChange={write}
            onSubmit={save}
            onCancel={stop}
            autoFocus={draft !== kept}
          >
            <Button variant="default" onClick={stop}>
              Cancel
            </Button>
            <Button disabled={draft.trim() === ''} onClick={save}>
              Save
            </Button>
          </CommentField>
        )}
        <CommentReactions comment={comment} taskId={taskId} />
      </article>
    </li>
  )
}
