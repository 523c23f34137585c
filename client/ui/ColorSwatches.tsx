import { IconCheck } from '@tabler/icons-react'
import { palette } from '#contract/colors.ts'
import classes from './ColorSwatches.module.css'
import { colorOf } from './color-of.ts'
import { colorWords } from './color-words.ts'

interface Props {
  label: string
  value: string
  onChange(color: string): void
  /** Among the entries of a menu. */
  inMenu?: boolean
}

/** The colours of the palette side by side. */
export function ColorSwatches({ label, value, onChange, inMenu = false }: Props) {
  return (
    <fieldset className={classes.swatches} aria-label={label}>
      {palette.map((color) => (
        <button
          key={color}
          type="button"
          className={classes.swatch}
          style={{ background: colorOf(color) }}
          aria-label={colorWords(color)}
          title={colorWords(color)}
          {...(inMenu
            ? { role: 'menuitemradio', 'aria-checked': color === value }
            : { 'aria-pressed': color === value })}
          onClick={() => onChange(color)}
          // Escape is for what it stands in, not for a dialog around that.
          data-mantine-stop-propagation="true"
        >
          {color === value && <IconCheck size={13} stroke={2.6} aria-hidden />}
        </button>
      ))}
    </fieldset>
  )
}
