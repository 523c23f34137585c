import classes from './ColorDot.module.css'

export function ColorDot({ color }: { color: string }) {
  return <span className={classes.dot} style={{ background: color }} aria-hidden />
}
