import { IconArchive } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { SearchButton } from '#client/features/commands/SearchButton.tsx'
import { WorkspaceLayout } from '#client/ui/layouts/WorkspaceLayout.tsx'
import { Note } from '#client/ui/Note.tsx'
import type { Workspace } from '#contract/workspaces.ts'
import { BottomBarSlot } from './BottomBarSlot.tsx'
import classes from './WorkspaceFrame.module.css'
import { WorkspaceNav } from './WorkspaceNav.tsx'
import { WorkspaceSwitcher } from './WorkspaceSwitcher.tsx'

interface Props {
  workspace: Workspace
  /** Below the pages: favorites, folders, projects. */
  projects: ReactNode
  /** How much was written to me and not read. */
  unread?: ReactNode
  /** How much I was told and have not read. */
  told?: ReactNode
  /** What runs right now, such as my timer. */
  running?: ReactNode
  /** The same on phones, whose sidebar is out of sight. */
  runningAtFoot: ReactNode
  /** At the foot of the sidebar: who is signed in. */
  account: ReactNode
  children: ReactNode
}

/** The sidebar of a workspace around whichever of its pages is open. */
export function WorkspaceFrame({
  workspace,
  projects,
  unread,
  told,
  running,
  runningAtFoot,
  account,
  children,
}: Props) {
  return (
    <WorkspaceLayout
      label={workspace.name}
      switcher={
        <>
          <WorkspaceSwitcher current={workspace} />
          <SearchButton />
        </>
      }
      nav={
        <>
          <WorkspaceNav workspace={workspace} unread={unread} told={told} />
          {projects}
        </>
      }
      running={running}
      account={account}
      foot={<BottomBarSlot workspaceUrl={workspace.url} unread={unread} told={told} running={runningAtFoot} />}
    >
      {workspace.status === 'archived' && (
        <div className={classes.archived}>
          <Note icon={IconArchive}>This workspace is archived: everything can be read, nothing changed.</Note>
        </div>
      )}
      {children}
    </WorkspaceLayout>
  )
}
