import type { ReactNode } from 'react'
import classes from './Segments.module.css'

interface SegmentOption<Value extends string> {
  value: Value
  label: ReactNode
  /** Said instead of a picture. */
  title?: string
}

interface Props<Value extends string> {
  /** What is chosen, for screen readers. */
  label: string
  value: Value
  options: SegmentOption<Value>[]
  onChange(value: Value): void
}

/** A few choices side by side, one of them pressed. */
export function Segments<Value extends string>({ label, value, options, onChange }: Props<Value>) {
  return (
    <fieldset className={classes.segments} aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={classes.segment}
          aria-pressed={option.value === value}
          aria-label={option.title}
          title={option.title}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  )
}
