import classes from './Trap.module.css'

interface Props {
  value: string
  onChange(value: string): void
}

/** A field no person sees. What fills in everything it finds, fills this in too. */
export const Trap = ({ value, onChange }: Props) => (
  <div className={classes.trap} aria-hidden>
    <label>
      Website
      <input
        type="text"
        name="website"
        tabIndex={-1}
        autoComplete="off"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </label>
  </div>
)
