import { Mark } from '#client/ui/Mark.tsx'
import { LinkButton } from '#client/ui/plain/LinkButton.tsx'
import classes from './LastCall.module.css'

export function LastCall() {
  return (
    <section className={classes.section} aria-labelledby="last-call">
      <div className={classes.band} data-mantine-color-scheme="dark">
        <Mark size={44} />
        <h2 id="last-call">Light the fire</h2>
        <p>Your first project is two minutes away. Bring the team when you like what you see.</p>
        <LinkButton size="md" to="/signup">
          Get started
        </LinkButton>
      </div>
    </section>
  )
}
