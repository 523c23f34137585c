import { IconArrowBackUp, IconPencil, IconTrash } from '@tabler/icons-react'
import { AddReaction } from '#client/ui/reactions/AddReaction.tsx'
import type { Message } from '#contract/chats.ts'
import classes from './MessageRow.module.css'
import { useOpenChat } from './open-chat.ts'

interface Props {
  message: Message
  isMine: boolean
  onReact(emoji: string): void
  onPicking(open: boolean): void
}

/** What can be done with a message; only the one that is pointed at has it. */
export function MessageTools({ message, isMine, onReact, onPicking }: Props) {
  const { workspace, mayWrite, reply, edit, remove } = useOpenChat()
  // One's own words can be taken back also where nothing can be added any more.
  const mayRemove = isMine && workspace.status === 'active'
  if (!mayWrite && !mayRemove) return null
  return (
    <div className={classes.tools} role="toolbar" aria-label="Message actions">
      {mayWrite && (
        <>
          <AddReaction className={classes.tool} onChoose={onReact} onOpen={onPicking} />
          <button
            type="button"
            className={classes.tool}
            aria-label="Reply"
            title="Reply"
            onClick={() => reply(message)}
          >
            <IconArrowBackUp size={16} stroke={1.6} aria-hidden />
          </button>
        </>
      )}
      {mayWrite && isMine && (
        <button type="button" className={classes.tool} aria-label="Edit" title="Edit" onClick={() => edit(message._id)}>
          <IconPencil size={16} stroke={1.6} aria-hidden />
        </button>
      )}
      {mayRemove && (
        <button
          type="button"
          className={`${classes.tool} ${classes.remove}`}
          aria-label="Delete"
          title="Delete"
          onClick={() => remove(message)}
        >
          <IconTrash size={16} stroke={1.6} aria-hidden />
        </button>
      )}
    </div>
  )
}
