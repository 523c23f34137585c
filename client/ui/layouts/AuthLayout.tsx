import type { TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { PageChoices } from '#client/ui/plain/PageChoices.tsx'
import { usePageTitle } from '#client/ui/use-page-title.ts'
import { Wordmark } from '#client/ui/Wordmark.tsx'
import classes from './AuthLayout.module.css'

interface Props {
  icon?: TablerIcon
  title: string
  description?: ReactNode
  children?: ReactNode
  aside?: ReactNode
}

/** One card in the middle: verifying an address, resetting a password. */
export function AuthLayout({ icon: Icon, title, description, children, aside }: Props) {
  usePageTitle(title)
  return (
    <div className={classes.frame}>
      <header className={classes.header}>
        <Wordmark />
        <PageChoices />
      </header>
      <main className={classes.main}>
        <div className={classes.card}>
          {Icon && (
            <span className={classes.icon}>
              <Icon size={22} stroke={1.6} aria-hidden />
            </span>
          )}
          <h1 className={classes.title}>{title}</h1>
          {description && <div className={classes.description}>{description}</div>}
          {children && <div className={classes.body}>{children}</div>}
        </div>
        {aside && <div className={classes.aside}>{aside}</div>}
      </main>
    </div>
  )
}
