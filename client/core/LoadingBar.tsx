import { useRouterState } from '@tanstack/react-router'
import classes from './LoadingBar.module.css'

export function LoadingBar() {
  const busy = useRouterState({ select: (state) => state.status === 'pending' })
  return <div className={classes.bar} data-busy={busy || undefined} aria-hidden="true" />
}
