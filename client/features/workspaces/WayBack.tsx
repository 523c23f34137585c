import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useLastWorkspace } from './use-last-workspace.ts'
import classes from './WayBack.module.css'

/** From a page that belongs to no workspace to the one somebody came from. On phones the bar below leads there. */
export function WayBack() {
  const workspace = useLastWorkspace()
  if (!workspace) return null
  return (
    <Link to="/$workspace/projects" params={{ workspace: workspace.url }} className={classes.way}>
      <IconArrowLeft size={16} stroke={1.7} aria-hidden />
      <span>{workspace.name}</span>
    </Link>
  )
}
