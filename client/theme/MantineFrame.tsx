import './mantine.css'
import './mantine-look.css'
import { type MantineColorScheme, type MantineColorSchemeManager, MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { colorScheme } from '#client/core/color-scheme.ts'
import { theme } from './theme.ts'

function followOurs(): MantineColorSchemeManager {
  let stop = () => {}
  return {
    get: colorScheme.chosen,
    // It says back what it was told; told again each time, the two would never come to an end.
    set: (scheme) => {
      if (scheme !== colorScheme.chosen()) colorScheme.choose(scheme)
    },
    subscribe(onUpdate: (scheme: MantineColorScheme) => void) {
      stop = colorScheme.subscribe(() => onUpdate(colorScheme.chosen()))
    },
    unsubscribe: () => stop(),
    clear: () => colorScheme.choose('auto'),
  }
}

const manager = followOurs()

/** Mantine for the screens behind the sign-in. Visitors' pages do without it and stay light. */
export function MantineFrame({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto" colorSchemeManager={manager}>
      {children}
    </MantineProvider>
  )
}
