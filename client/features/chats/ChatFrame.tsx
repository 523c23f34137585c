import type { ReactNode } from 'react'
import type { Workspace } from '#contract/workspaces.ts'
import classes from './ChatFrame.module.css'
import { ChatList } from './ChatList.tsx'

interface Props {
  workspace: Workspace
  /** Whom I talk with, if anybody. */
  username: string | undefined
  children: ReactNode
}

/** The list of chats beside the open one; on a phone, one or the other. */
export function ChatFrame({ workspace, username, children }: Props) {
  return (
    <div className={classes.frame} data-open={username !== undefined}>
      <ChatList workspace={workspace} username={username} />
      <section className={classes.open} aria-label="Conversation">
        {children}
      </section>
    </div>
  )
}
