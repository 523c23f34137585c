import { IconKeyboard, IconLogout } from '@tabler/icons-react'
import { session } from '#client/core/session.ts'
import type { Command } from '#client/features/commands/command.ts'
import { palette } from '#client/features/commands/palette-state.ts'
import { colorSchemes, useColorScheme } from '#client/ui/color-schemes.ts'
import { t } from '#contract/texts.ts'

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
      title: t`Search and commands`,
      group: 'General',
      keys: 'mod+k',
      isHeardInFields: true,
      run: () => (palette.opening() ? palette.close() : palette.open()),
    },
    {
      id: 'help',
      title: t`Keyboard shortcuts`,
      group: 'General',
      icon: <IconKeyboard {...icon} />,
      keys: '?',
      words: t`help keys`,
      run: () => palette.open({ page: HELP }),
    },
    ...colorSchemes.map(({ value, label, icon: Icon }) => ({
      id: `theme:${value}`,
      title: t`Theme: ${label}`,
      group: 'General',
      icon: <Icon {...icon} />,
      words: t`colour color scheme mode appearance`,
      checked: value === chosen,
      run: () => choose(value),
    })),
    {
      id: 'log-out',
      title: t`Log out`,
      group: 'General',
      icon: <IconLogout {...icon} />,
      words: t`sign out leave`,
      run: () => session.signOut(),
    },
  ]
}
