import { IconArchive, IconUserOff } from '@tabler/icons-react'
import { Note } from '#client/ui/Note.tsx'
import { t } from '#contract/texts.ts'
import classes from './Conversation.module.css'
import { isGone } from './chat-list.ts'
import { type OpenChat, useOpenChat } from './open-chat.ts'

/** In place of the field, where nothing can be written. */
export function ClosedNote() {
  const open = useOpenChat()
  return (
    <div className={classes.closed}>
      <Note icon={open.workspace.status === 'archived' ? IconArchive : IconUserOff}>{reasonOf(open)}</Note>
    </div>
  )
}

function reasonOf({ workspace, chat, other }: OpenChat) {
  if (workspace.status === 'archived') return t`This workspace is archived: what was said can be read, nothing added.`
  if (isGone(other)) return t`This account was deleted. What you said to each other stays here.`
  if (chat.closed === 'left')
    return t`${other.name} is no longer in this workspace. What you said to each other stays here.`
  return t`You and ${other.name} share no project any more, so nothing can be added here.`
}
