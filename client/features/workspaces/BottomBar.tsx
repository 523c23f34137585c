import { IconBell, IconChecklist, IconLayoutKanban, IconMessageCircle, IconSearch } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { palette } from '#client/features/commands/palette-state.ts'
import classes from './BottomBar.module.css'
import { useIsWriting } from './use-is-writing.ts'

interface Props {
  /** Of the workspace one is in, or was in last. */
  workspaceUrl: string
  unread?: ReactNode
  told: ReactNode
}

const icon = { size: 21, stroke: 1.6, 'aria-hidden': true }

/** On a phone, under the thumb: the places one goes to all day. */
export function BottomBar({ workspaceUrl, unread, told }: Props) {
  const isWriting = useIsWriting()
  const params = { workspace: workspaceUrl }
  return (
    <nav className={classes.bar} aria-label="Main" data-writing={isWriting || undefined}>
      <Link
        to="/$workspace/projects"
        params={params}
        activeOptions={{ includeSearch: false }}
        className={classes.place}
      >
        <IconLayoutKanban {...icon} />
        Projects
      </Link>
      <Link to="/dashboard" className={classes.place}>
        <IconChecklist {...icon} />
        My work
      </Link>
      <Link to="/$workspace/notifications" params={params} className={classes.place}>
        <IconBell {...icon} />
        Inbox
        <span className={classes.count}>{told}</span>
      </Link>
      <button type="button" className={classes.place} onClick={() => palette.open()}>
        <IconSearch {...icon} />
        Search
      </button>
      <Link to="/$workspace/chat" params={params} className={classes.place}>
        <IconMessageCircle {...icon} />
        Chat
        <span className={classes.count}>{unread}</span>
      </Link>
    </nav>
  )
}
