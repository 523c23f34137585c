import { Avatar } from '#client/ui/Avatar.tsx'
import { faceOf } from './chat-list.ts'
import classes from './MessageList.module.css'
import { useOpenChat } from './open-chat.ts'

/** Above the first message there ever was. */
export function ConversationStart() {
  const { other, mayWrite } = useOpenChat()
  return (
    <div className={classes.start}>
      <Avatar person={faceOf(other)} size={48} preferThumbnail={false} />
      <p className={classes.startName}>{other.name}</p>
      <p>
        This is the beginning of your conversation. Only the two of you read it.
        {mayWrite && ' Write the key of a task, like WEB-12, and it shows as a card.'}
      </p>
    </div>
  )
}
