import { IconSelector } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import type { WorkspaceSummary } from '#contract/workspaces.ts'
import { WorkspaceLogo } from './WorkspaceLogo.tsx'
import classes from './WorkspaceSwitcher.module.css'

export type CurrentWorkspace = Pick<WorkspaceSummary, 'url' | 'name' | 'logo'>

interface Props extends ComponentProps<'button'> {
  current: CurrentWorkspace
}

/** What opens the list of workspaces. Takes whatever a menu hangs on its target. */
export function WorkspaceButton({ current, ...props }: Props) {
  return (
    <button
      type="button"
      aria-haspopup="menu"
      {...props}
      className={classes.target}
      aria-label={`Workspace ${current.name}. Switch to another`}
    >
      <WorkspaceLogo workspace={current} size={24} />
      <span className={classes.name}>{current.name}</span>
      <IconSelector size={14} stroke={1.7} aria-hidden />
    </button>
  )
}
