import { ActionIcon, Drawer } from '@mantine/core'
import { useDisclosure, useMediaQuery } from '@mantine/hooks'
import { IconMenu2 } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import classes from './SidebarFrame.module.css'
import { SkipLink } from './SkipLink.tsx'

interface Props {
  /** Names the sidebar for screen readers and the bar above the page on phones. */
  label: string
  sidebar: ReactNode
  children: ReactNode
}

/** The sidebar on the canvas and the page as one inset panel. On phones the sidebar is a drawer. */
export function SidebarFrame({ label, sidebar, children }: Props) {
  const isNarrow = useMediaQuery('(max-width: 767px)', undefined, { getInitialValueInEffect: false })
  return (
    <div className={classes.frame}>
      <SkipLink />
      {isNarrow ? (
        <NarrowSidebar label={label}>{sidebar}</NarrowSidebar>
      ) : (
        <nav className={classes.sidebar} aria-label={label}>
          {sidebar}
        </nav>
      )}
      <main id="content" className={classes.panel} tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}

function NarrowSidebar({ label, children }: { label: string; children: ReactNode }) {
  const [opened, { open, close }] = useDisclosure(false)
  const { pathname } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving somewhere is what closes it
  useEffect(close, [pathname])

  return (
    <header className={classes.bar}>
      <ActionIcon size={36} aria-label="Open menu" aria-expanded={opened} onClick={open}>
        <IconMenu2 size={19} stroke={1.7} />
      </ActionIcon>
      <span className={classes.barLabel}>{label}</span>
      <Drawer
        opened={opened}
        onClose={close}
        size={288}
        padding={0}
        withCloseButton={false}
        aria-label={label}
        classNames={{ content: classes.drawer ?? '', body: classes.drawerBody ?? '' }}
      >
        <nav className={classes.sidebar} aria-label={label}>
          {children}
        </nav>
      </Drawer>
    </header>
  )
}
