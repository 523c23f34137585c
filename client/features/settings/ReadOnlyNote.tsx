import { IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { mayChangeSettings } from '#client/features/workspaces/may.ts'
import { Note } from '#client/ui/Note.tsx'
import { t } from '#contract/texts.ts'
import type { Workspace } from '#contract/workspaces.ts'
import classes from './ReadOnlyNote.module.css'

interface Props {
  workspace: Workspace
  /** Where some of the page is open to others as well: what is not. */
  children?: ReactNode
}

/** Above settings somebody can read but not change. That an archived workspace is closed to all, its frame says. */
export function ReadOnlyNote({ workspace, children = t`Only owners and admins can change this.` }: Props) {
  if (workspace.status === 'archived' || mayChangeSettings(workspace)) return null
  return (
    <div className={classes.note}>
      <Note icon={IconLock}>{children}</Note>
    </div>
  )
}
