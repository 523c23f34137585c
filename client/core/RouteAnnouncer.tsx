import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { pageTitle } from './page-title.ts'
import classes from './RouteAnnouncer.module.css'

/** Says the title of each page that opens, for those who do not see it change. */
export function RouteAnnouncer() {
  const router = useRouter()
  const [title, setTitle] = useState('')

  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged }) => {
        // The first page is read out by the browser itself.
        if (pathChanged && router.state.resolvedLocation) setTitle(pageTitle())
      }),
    [router],
  )

  return (
    <p className={classes.announcer} aria-live="polite">
      {title}
    </p>
  )
}
