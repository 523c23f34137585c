import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTitle } from './page-title.ts'
import classes from './RouteAnnouncer.module.css'

/** Says the title of each page that opens, for those who do not see it change; also of one that finds its title while it loads. */
export function RouteAnnouncer() {
  const router = useRouter()
  const title = useTitle()
  // The first page is read out by the browser itself.
  const [hasMoved, setHasMoved] = useState(false)

  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
        if (pathChanged && router.state.resolvedLocation) setHasMoved(true)
      }),
    [router],
  )

  return (
    <p className={classes.announcer} aria-live="polite">
      {hasMoved && title}
    </p>
  )
}
