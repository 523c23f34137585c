import { useId } from 'react'
import { colorSchemes, useColorScheme } from '#client/ui/color-schemes.ts'
import classes from './ColorSchemeSwitch.module.css'

/** Light, dark or the system's choice, as three buttons side by side. */
export function ColorSchemeSwitch() {
  const [chosen, choose] = useColorScheme()
  const name = useId()
  return (
    <fieldset className={classes.switch}>
      <legend>Color scheme</legend>
      {colorSchemes.map(({ value, label, icon: Icon }) => (
        <label key={value} title={label}>
          <input
            type="radio"
            name={name}
            checked={value === chosen}
            onChange={() => choose(value)}
            aria-label={label}
          />
          <Icon size={15} stroke={1.7} aria-hidden />
        </label>
      ))}
    </fieldset>
  )
}
