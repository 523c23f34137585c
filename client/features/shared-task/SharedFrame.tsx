import { type ReactNode, useEffect } from 'react'
import { ColorSchemeSwitch } from '#client/ui/plain/ColorSchemeSwitch.tsx'
import { usePageTitle } from '#client/ui/use-page-title.ts'
import { Wordmark } from '#client/ui/Wordmark.tsx'
import classes from './SharedTask.module.css'

interface Props {
  title: string
  children: ReactNode
}

export function SharedFrame({ title, children }: Props) {
  usePageTitle(title)
  useNoIndex()
  return (
    <div className={classes.frame}>
      <header className={classes.header}>
        <Wordmark />
        <ColorSchemeSwitch />
      </header>
      <main className={classes.main}>{children}</main>
    </div>
  )
}

/** Whoever has the link reads it; who searches the web shall not find it. */
function useNoIndex() {
  useEffect(() => {
    const meta = document.createElement('meta')
    meta.name = 'robots'
    meta.content = 'noindex, nofollow'
    document.head.append(meta)
    return () => meta.remove()
  }, [])
}
