import { type MouseEvent, type ReactNode, type RefObject, Suspense, useLayoutEffect, useRef, useState } from 'react'

interface Props {
  /** What stands there until the rest has loaded, and looks the same. */
  button(props: { onClick(): void; onMouseDown(event: MouseEvent): void; onMouseLeave(): void }): ReactNode
  /** Told whether somebody has clicked already. */
  children(clicked: boolean): ReactNode
}

/** What the button that goes leaves to the one that takes its place. */
interface Left {
  focus: boolean
  /** Pressed, and perhaps not let go: a mouse let go on another button than it was pressed on clicks neither. */
  press: boolean
}

/** A button whose menu loads after the page. Whoever clicks before that gets the menu as soon as it is there, and the focus stays. */
export function Early({ button, children }: Props) {
  const [clicked, setClicked] = useState(false)
  const left = useRef<Left>({ focus: false, press: false })
  const press = (isPressed: boolean) => {
    left.current.press = isPressed
  }
  const standIn = (
    <>
      <Leaving left={left} />
      {button({
        onClick: () => setClicked(true),
        onMouseDown: ({ button: which }) => press(which === 0),
        onMouseLeave: () => press(false),
      })}
    </>
  )
  return (
    <Suspense fallback={standIn}>
      {children(clicked)}
      <Coming left={left} clicked={clicked} />
    </Suspense>
  )
}

/** Before the button that goes, so that it is asked first: notes whether that has the focus, which goes with it. */
function Leaving({ left }: { left: RefObject<Left> }) {
  const mark = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const button = mark.current?.nextElementSibling
    return () => {
      left.current.focus = document.activeElement === button
    }
  }, [left])
  return <i ref={mark} hidden />
}

/** Behind the one that takes its place. */
function Coming({ left, clicked }: { left: RefObject<Left>; clicked: boolean }) {
  const mark = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const button = mark.current?.previousElementSibling
    if (!(button instanceof HTMLElement)) return
    const { focus, press } = left.current
    left.current = { focus: false, press: false }
    if (focus) button.focus()
    if (press && !clicked) button.click()
  }, [left, clicked])
  return <i ref={mark} hidden />
}
