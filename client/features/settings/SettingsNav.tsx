import { Fragment } from 'react'
import { isInsider } from '#client/features/workspaces/may.ts'
import { NavItem } from '#client/ui/NavItem.tsx'
import type { Workspace } from '#contract/workspaces.ts'
import classes from './SettingsFrame.module.css'
import { settingsPagesFor } from './settings-pages.ts'

interface Props {
  workspace: Workspace
}

export function SettingsNav({ workspace }: Props) {
  return (
    <nav className={classes.nav} aria-label="Settings">
      {settingsPagesFor(isInsider(workspace)).map(({ title, pages }) => (
        <Fragment key={title}>
          <p className={classes.group}>{title}</p>
          {pages.map(({ to, label, icon }) => (
            <NavItem key={to} to={to} params={{ workspace: workspace.url }} icon={icon}>
              {label}
            </NavItem>
          ))}
        </Fragment>
      ))}
    </nav>
  )
}
