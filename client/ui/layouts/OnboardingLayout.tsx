import type { ReactNode } from 'react'
import { ColorSchemeSwitch } from '#client/ui/plain/ColorSchemeSwitch.tsx'
import { Wordmark } from '#client/ui/Wordmark.tsx'
import classes from './OnboardingLayout.module.css'

interface Props {
  /** Which step is open, from 1. */
  step: number
  steps: number
  /** Beside the colour scheme at the top: a way to log out. */
  actions?: ReactNode
  children: ReactNode
}

export function OnboardingLayout({ step, steps, actions, children }: Props) {
  return (
    <div className={classes.frame}>
      <header className={classes.header}>
        <Wordmark />
        <div className={classes.actions}>
          {actions}
          <ColorSchemeSwitch />
        </div>
      </header>
      <main className={classes.main}>
        <div className={classes.progress} role="img" aria-label={`Step ${step} of ${steps}`}>
          {Array.from({ length: steps }, (_, index) => index + 1).map((number) => (
            <span key={number} data-done={number <= step || undefined} />
          ))}
        </div>
        {children}
      </main>
    </div>
  )
}
