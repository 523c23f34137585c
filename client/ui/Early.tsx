import { type ReactNode, type RefObject, Suspense, useLayoutEffect, useRef, useState } from 'react'

interface Props {
  /** What stands there until the rest has loaded, and looks the same. */
  button(props: { onClick(): void; onMouseDown(): void }): ReactNode
  /** Told whether somebody has clicked already. */
  children(clicked: boolean): ReactNode
}

/** A button whose menu loads after the page. Whoever clicks before that gets the menu as soon as it is there, and the focus stays. */
export function Early({ button, children }: Props) {
  const [clicked, setClicked] = useState(false)
  const hadFocus = useRef(false)
  const click = () => setClicked(true)
  const standIn = (
    <>
      <Leaving hadFocus={hadFocus} />
      {/* A mouse may be pressed on this button and let go on the one that took its place: no click comes of that. */}
      {button({ onClick: click, onMouseDown: click })}
    </>
  )
  return (
    <Suspense fallback={standIn}>
      {children(clicked)}
      <Coming hadFocus={hadFocus} />
    </Suspense>
  )
}

/** Before the button that goes, so that it is asked first: notes whether that has the focus, which goes with it. */
function Leaving({ hadFocus }: { hadFocus: RefObject<boolean> }) {
  const mark = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const button = mark.current?.nextElementSibling
    return () => {
      hadFocus.current = document.activeElement === button
    }
  }, [hadFocus])
  return <i ref={mark} hidden />
}

/** Behind the one that takes its place. */
function Coming({ hadFocus }: { hadFocus: RefObject<boolean> }) {
  const mark = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const button = mark.current?.previousElementSibling
    if (hadFocus.current && button instanceof HTMLElement) button.focus()
  }, [hadFocus])
  return <i ref={mark} hidden />
}
