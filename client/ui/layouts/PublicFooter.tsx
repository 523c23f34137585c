import { Link } from '@tanstack/react-router'
import { LanguageSelect } from '#client/ui/plain/LanguageSelect.tsx'
import { Wordmark } from '#client/ui/Wordmark.tsx'
import classes from './PublicFooter.module.css'

export function PublicFooter() {
  return (
    <footer className={classes.footer}>
      <div className={classes.inside}>
        <div className={classes.about}>
          <Wordmark />
          <p>Projects and tasks for teams, on your own machine. MIT licensed.</p>
        </div>
        <nav className={classes.links} aria-label="Footer">
          <Link to="/pricing-comparison">Pricing</Link>
          <a href="/api/docs">API documentation</a>
          <Link to="/login">Log in</Link>
          <Link to="/signup">Sign up</Link>
        </nav>
        <LanguageSelect />
      </div>
    </footer>
  )
}
