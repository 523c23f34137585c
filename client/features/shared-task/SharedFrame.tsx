import type { ReactNode } from 'react'
import { ColorSchemeSwitch } from '#client/ui/plain/ColorSchemeSwitch.tsx'
import { useNoIndex } from '#client/ui/use-no-index.ts'
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
