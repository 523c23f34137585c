import { IconDeviceDesktop, IconMoon, IconSun, type TablerIcon } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { type ColorScheme, colorScheme } from '#client/core/color-scheme.ts'
import { t } from '#contract/texts.ts'

export const colorSchemes: { value: ColorScheme; label: string; icon: TablerIcon }[] = [
  { value: 'light', label: t`Light`, icon: IconSun },
  { value: 'dark', label: t`Dark`, icon: IconMoon },
  { value: 'auto', label: t`System`, icon: IconDeviceDesktop },
]

export function useColorScheme(): [ColorScheme, (scheme: ColorScheme) => void] {
  return [useSyncExternalStore(colorScheme.subscribe, colorScheme.chosen), colorScheme.choose]
}
