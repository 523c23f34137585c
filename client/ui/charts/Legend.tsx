import classes from './Chart.module.css'

/** Which colour is what. */
export function Legend({ entries }: { entries: { name: string; color: string }[] }) {
  return (
    <ul className={classes.legend}>
      {entries.map(({ name, color }) => (
        <li key={name}>
          <i style={{ background: color }} aria-hidden />
          {name}
        </li>
      ))}
    </ul>
  )
}
