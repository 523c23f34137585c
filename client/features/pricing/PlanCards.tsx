import { LinkButton } from '#client/ui/plain/LinkButton.tsx'
import { FREE_PLAN_MEMBERS } from '#contract/constants.ts'
import classes from './PlanCards.module.css'
import { memberPrice } from './price.ts'

/** The level of its headings depends on what stands above. */
export function PlanCards({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  return (
    <div className={classes.cards}>
      <article className={classes.card}>
        <Heading>Free</Heading>
        <p className={classes.price}>
          <b>$0</b> for as long as you like
        </p>
        <p className={classes.words}>
          Every feature, for up to {FREE_PLAN_MEMBERS} members in a workspace. Guests and clients do not count.
        </p>
        <LinkButton size="md" variant="default" to="/signup">
          Start free
        </LinkButton>
      </article>
      <article className={classes.card}>
        <Heading>Premium</Heading>
        <p className={classes.price}>
          <b>{memberPrice}</b> per member and month
        </p>
        <p className={classes.words}>
          The same features without the limit on members. Upgrade inside a workspace, and step back down any day with up
          to ten members.
        </p>
        <LinkButton size="md" to="/signup">
          Start free, upgrade later
        </LinkButton>
      </article>
    </div>
  )
}
