import { ActionIcon, Menu, useMantineColorScheme } from '@mantine/core'
import { IconCheck, IconDeviceDesktop, IconMoon, IconSun, type TablerIcon } from '@tabler/icons-react'

const schemes = [
  { value: 'light', label: 'Light', icon: IconSun },
  { value: 'dark', label: 'Dark', icon: IconMoon },
  { value: 'auto', label: 'System', icon: IconDeviceDesktop },
] as const satisfies { value: string; label: string; icon: TablerIcon }[]

export function ColorSchemeMenu() {
  const { colorScheme } = useMantineColorScheme()
  const Icon = schemes.find(({ value }) => value === colorScheme)?.icon ?? IconDeviceDesktop
  return (
    <Menu position="bottom-end" width={160}>
      <Menu.Target>
        <ActionIcon aria-label="Color scheme" size={32}>
          <Icon size={17} stroke={1.7} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <ColorSchemeItems />
      </Menu.Dropdown>
    </Menu>
  )
}

/** The three choices alone, for a menu that has other entries too. */
export function ColorSchemeItems() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return schemes.map(({ value, label, icon: Icon }) => (
    <Menu.Item
      key={value}
      role="menuitemradio"
      aria-checked={value === colorScheme}
      leftSection={<Icon size={15} stroke={1.7} />}
      rightSection={value === colorScheme && <IconCheck size={14} stroke={2} />}
      onClick={() => setColorScheme(value)}
    >
      {label}
    </Menu.Item>
  ))
}
