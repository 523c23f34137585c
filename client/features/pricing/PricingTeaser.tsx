import { Link } from '@tanstack/react-router'
import { PlanCards } from './PlanCards.tsx'
import classes from './PricingTeaser.module.css'

export function PricingTeaser() {
  return (
    <section className={classes.section} aria-labelledby="pricing-title">
      <div className={classes.head}>
        <h2 id="pricing-title">Two plans, one product</h2>
        <p>
          Nothing is held back for the bigger plan. <Link to="/pricing-comparison">Compare them line by line</Link>
        </p>
      </div>
      <PlanCards heading="h3" />
    </section>
  )
}
