import { useMe } from '#client/core/session.ts'
import classes from './Conversation.module.css'
import { useOpenChat } from './open-chat.ts'
import { useTyping } from './typing.ts'

/** Always as high as its words, so that the conversation does not jump when somebody begins to type. */
export function TypingLine() {
  const me = useMe()
  const { chat } = useOpenChat()
  const typing = useTyping(chat._id, me._id)
  return <output className={classes.typing}>{typing && `${typing.name} is typing…`}</output>
}
