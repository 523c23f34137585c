import type { ComponentProps } from 'react'
import classes from './FilterChip.module.css'
import type { FilterOption } from './filter-options.tsx'

interface Props extends ComponentProps<'button'> {
  label: string
  options: FilterOption[]
}

/** More names than these make a chip a paragraph. */
const NAMED = 3

export function ChipValues({ label, options, ...props }: Props) {
  const named = options.slice(0, NAMED)
  const rest = options.length - named.length
  const words = named.map((option) => option.label).join(', ')
  return (
    <button
      type="button"
      aria-haspopup="menu"
      {...props}
      className={classes.part}
      aria-label={`${label}: ${options.map((option) => option.label).join(', ')}`}
    >
      {named.map(({ value, picture }) => picture && <span key={value}>{picture}</span>)}
      <span className={classes.words}>{rest > 0 ? `${words} +${rest}` : words}</span>
    </button>
  )
}
