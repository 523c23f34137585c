import type { ReactNode } from 'react'
import classes from './PricingPage.module.css'

export function PricingPage({ children }: { children: ReactNode }) {
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>Free for small teams, fair for large ones</h1>
      <p className={classes.lead}>
        Both plans are the whole product. Premium lifts the limit on members, and that is all it does.
      </p>
      <div className={classes.parts}>{children}</div>
    </div>
  )
}
