import { Menu } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { colorSchemes, useColorScheme } from './color-schemes.ts'

/** The three choices as entries of a menu. */
export function ColorSchemeItems() {
  const [chosen, choose] = useColorScheme()
  return colorSchemes.map(({ value, label, icon: Icon }) => (
    <Menu.Item
      key={value}
      role="menuitemradio"
      aria-checked={value === chosen}
      leftSection={<Icon size={15} stroke={1.7} />}
      rightSection={value === chosen && <IconCheck size={14} stroke={2} />}
      onClick={() => choose(value)}
    >
      {label}
    </Menu.Item>
  ))
}
