import { IconArrowRight } from '@tabler/icons-react'
import { LinkButton } from '#client/ui/plain/LinkButton.tsx'
import { ShowcaseWindow } from '#client/ui/showcase/ShowcaseWindow.tsx'
import classes from './Hero.module.css'

export function Hero() {
  return (
    <section className={classes.hero}>
      <h1 className={classes.title}>The board your whole team gathers around</h1>
      <p className={classes.lead}>
        Hearth brings projects, time, timelines, forms and chat into one calm, fast app. You host it yourself with one
        command, and everyone sees every change as it happens.
      </p>
      <div className={classes.actions}>
        <LinkButton size="md" to="/signup">
          Get started
          <IconArrowRight size={16} stroke={1.8} aria-hidden />
        </LinkButton>
        <LinkButton size="md" variant="default" to="/" hash="features">
          See what it does
        </LinkButton>
      </div>
      <p className={classes.small}>Free for teams of up to 10. Open source under the MIT license.</p>
      <div className={classes.stage}>
        <ShowcaseWindow />
      </div>
    </section>
  )
}
