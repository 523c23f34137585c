import classes from './SkipLink.module.css'

/** First stop of the tab key: past the navigation, to the page. */
export function SkipLink() {
  return (
    <a className={classes.skip} href="#content">
      Skip to content
    </a>
  )
}
