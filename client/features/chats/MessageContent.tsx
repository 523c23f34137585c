import { useMe } from '#client/core/session.ts'
import { Reactions } from '#client/ui/reactions/Reactions.tsx'
import type { Message } from '#contract/chats.ts'
import { MessageEditor } from './MessageEditor.tsx'
import { MessageFiles } from './MessageFiles.tsx'
import classes from './MessageRow.module.css'
import { MessageText } from './MessageText.tsx'
import { useOpenChat } from './open-chat.ts'
import { Quote } from './Quote.tsx'
import { Unfurled } from './Unfurled.tsx'

interface Props {
  message: Message
  isEditing: boolean
  /** Whether the Tab key leads to what can be pressed in it. */
  isReached: boolean
  onReact(emoji: string): void
}

/** What a message says and brings along. */
export function MessageContent({ message, isEditing, isReached, onReact }: Props) {
  const me = useMe()
  const { chat, mayWrite } = useOpenChat()
  if (message.deleted) return <p className={classes.gone}>This message was deleted</p>
  return (
    <>
      {message.replyTo && <Quote quoted={message.replyTo} />}
      {isEditing ? (
        <MessageEditor message={message} />
      ) : (
        <>
          {message.body && <MessageText text={message.body} isEdited={message.editedAt !== null} />}
          <Unfurled text={message.body} />
        </>
      )}
      <MessageFiles files={message.attachments} messageId={message._id} />
      {Object.keys(message.reactions).length > 0 && (
        <Reactions
          given={message.reactions}
          me={me._id}
          nameOf={(id) => chat.participants.find(({ user }) => user._id === id)?.user.name}
          may={mayWrite}
          isTabStop={isReached}
          onChoose={onReact}
        />
      )}
    </>
  )
}
