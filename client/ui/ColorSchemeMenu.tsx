import { Menu } from '@mantine/core'
import type { ColorScheme } from '#client/core/color-scheme.ts'
import { colorSchemes, useColorScheme } from './color-schemes.ts'

/** The three choices as entries of a menu. */
export function ColorSchemeItems() {
  const [chosen, choose] = useColorScheme()
  return (
    <Menu.RadioGroup value={chosen} onChange={(scheme) => choose(scheme as ColorScheme)}>
      {colorSchemes.map(({ value, label, icon: Icon }) => (
        <Menu.RadioItem key={value} value={value} rightSection={<Icon size={15} stroke={1.7} aria-hidden />}>
          {label}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  )
}
