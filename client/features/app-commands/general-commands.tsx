import { IconKeyboard, IconLogout } from '@tabler/icons-react'
import { session } from '#client/core/session.ts'
import type { Command } from '#client/features/commands/command.ts'
import { palette } from '#client/features/commands/palette-state.ts'
import { colorSchemes, useColorScheme } from '#client/ui/color-schemes.ts'

const icon = { size: 17, stroke: 1.6, 'aria-hidden': true } as const

/** Takes the place of the palette. */
export const HELP = 'help'

/** Opens the palette; of no use inside it. */
export const PALETTE_COMMAND = 'palette'

export function useGeneralCommands(): Command[] {
  const [chosen, choose] = useColorScheme()
  return [
    {
      id: PALETTE_COMMAND,
      title: 'Search and commands',
      group: 'General',
      keys: 'mod+k',
      isHeardInFields: true,
      run: () => (palette.opening() ? palette.close() : palette.open()),
    },
    {
      id: 'help',
      title: 'Keyboard shortcuts',
      group: 'General',
      icon: <IconKeyboard {...icon} />,
      keys: '?',
      words: 'help keys',
      run: () => palette.open({ page: HELP }),
    },
    ...colorSchemes.map(({ value, label, icon: Icon }) => ({
      id: `theme:${value}`,
      title: `Theme: ${label}`,
      group: 'General',
      icon: <Icon {...icon} />,
      words: 'colour color scheme mode appearance',
      checked: value === chosen,
      run: () => choose(value),
    })),
    {
      id: 'log-out',
      title: 'Log out',
      group: 'General',
      icon: <IconLogout {...icon} />,
      words: 'sign out leave',
      run: () => session.signOut(),
    },
  ]
}
