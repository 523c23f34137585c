import { useMediaQuery } from '@mantine/hooks'
import { IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { isInsider } from '#client/features/workspaces/may.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import type { Workspace } from '#contract/workspaces.ts'
import classes from './SettingsFrame.module.css'
import { SettingsMenu } from './SettingsMenu.tsx'
import { SettingsNav } from './SettingsNav.tsx'
import { settingsPagesFor } from './settings-pages.ts'

interface Props {
  workspace: Workspace
  /** The name of the open page, as in its address. */
  open: string
  children: ReactNode
}

/** The settings of a workspace: their list, and the one that is open. */
export function SettingsFrame({ workspace, open, children }: Props) {
  const isNarrow = useMediaQuery('(max-width: 1099px)', undefined, { getInitialValueInEffect: false })
  const shown = settingsPagesFor(isInsider(workspace)).some(({ pages }) => pages.some(({ name }) => name === open))

  return (
    <div className={isNarrow ? classes.narrow : classes.frame}>
      {isNarrow ? <SettingsMenu workspace={workspace} open={open} /> : <SettingsNav workspace={workspace} />}
      <div className={classes.page}>{shown ? children : <NotForGuests workspace={workspace} />}</div>
    </div>
  )
}

function NotForGuests({ workspace: { url } }: { workspace: Workspace }) {
  return (
    <>
      <PageHeader title="Settings" />
      <EmptyState
        icon={IconLock}
        title="This page is for members"
        action={
          <LinkButton variant="default" to="/$workspace/settings/overview" params={{ workspace: url }}>
            Overview
          </LinkButton>
        }
      >
        As a guest or client you work on the projects you were added to. The rest is up to the team.
      </EmptyState>
    </>
  )
}
