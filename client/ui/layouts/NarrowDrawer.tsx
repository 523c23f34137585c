import { useFocusTrap } from '@mantine/hooks'
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import classes from './NarrowSidebar.module.css'

interface Props {
  label: string
  onClose(): void
  children: ReactNode
}

/** Not the browser's own dialog: that lies above everything, and the menus of the sidebar would open behind it. */
export function NarrowDrawer({ label, onClose, children }: Props) {
  const trap = useFocusTrap()

  const closeOnEscape = (event: KeyboardEvent) => {
    // A menu that was opened from here closes first, without taking the drawer along.
    const isFromHere = event.target instanceof Node && event.currentTarget.contains(event.target)
    if (event.key === 'Escape' && isFromHere) onClose()
  }

  /** Also the one to the page that is open: whoever taps it wants to see that page. */
  const closeOnLink = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) onClose()
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
        onClick={closeOnLink}
      >
        <nav aria-label={label}>{children}</nav>
      </div>
    </>
  )
}
