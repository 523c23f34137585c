import { useDisclosure, useFocusReturn, useFocusTrap } from '@mantine/hooks'
import { IconMenu2 } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { type KeyboardEvent, type ReactNode, useEffect } from 'react'
import { useHasUnread } from '#client/core/unread.ts'
import classes from './NarrowSidebar.module.css'

interface Props {
  label: string
  children: ReactNode
}

/** On phones: a bar with a button, and the sidebar as a drawer. */
export function NarrowSidebar({ label, children }: Props) {
  const [opened, { open, close }] = useDisclosure(false)
  const { pathname } = useLocation()
  const hasUnread = useHasUnread()
  useFocusReturn({ opened })

  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving somewhere is what closes it
  useEffect(close, [pathname])

  return (
    <header className={classes.bar}>
      <button
        type="button"
        aria-label={hasUnread ? 'Open menu, something is unread' : 'Open menu'}
        aria-haspopup="dialog"
        aria-expanded={opened}
        onClick={open}
      >
        <IconMenu2 size={19} stroke={1.7} aria-hidden />
        {hasUnread && <span className={classes.dot} />}
      </button>
      <span className={classes.label}>{label}</span>
      {opened && (
        <Drawer label={label} onClose={close}>
          {children}
        </Drawer>
      )}
    </header>
  )
}

/** Not the browser's own dialog: that lies above everything, and the menus of the sidebar would open behind it. */
function Drawer({ label, onClose, children }: Props & { onClose(): void }) {
  const trap = useFocusTrap()

  const closeOnEscape = (event: KeyboardEvent) => {
    // A menu that was opened from here closes first, without taking the drawer along.
    const isFromHere = event.target instanceof Node && event.currentTarget.contains(event.target)
    if (event.key === 'Escape' && isFromHere) onClose()
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keyboard closes it with Escape */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Escape */}
      <div className={classes.backdrop} onClick={onClose} />
      <div
        ref={trap}
        className={classes.drawer}
        role="dialog"
        aria-modal="true"
        aria-label={label}
        onKeyDown={closeOnEscape}
      >
        <nav aria-label={label}>{children}</nav>
      </div>
    </>
  )
}
