import { IconMenu2 } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import classes from './NarrowSidebar.module.css'

interface Props {
  label: string
  children: ReactNode
}

/** On phones: a bar with a button, and the sidebar as a drawer. The browser's own dialog keeps the focus in and Escape working. */
export function NarrowSidebar({ label, children }: Props) {
  const drawer = useRef<HTMLDialogElement>(null)
  const { pathname } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving somewhere is what closes it
  useEffect(() => drawer.current?.close(), [pathname])

  const closeFromBackdrop = (event: MouseEvent) => {
    if (event.target === drawer.current) drawer.current?.close()
  }

  return (
    <header className={classes.bar}>
      <button type="button" aria-label="Open menu" aria-haspopup="dialog" onClick={() => drawer.current?.showModal()}>
        <IconMenu2 size={19} stroke={1.7} aria-hidden />
      </button>
      <span className={classes.label}>{label}</span>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Escape */}
      <dialog ref={drawer} className={classes.drawer} aria-label={label} onClick={closeFromBackdrop}>
        <nav aria-label={label}>{children}</nav>
      </dialog>
    </header>
  )
}
