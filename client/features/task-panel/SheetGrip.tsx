import { type TouchEvent, useRef } from 'react'
import classes from './SheetGrip.module.css'

/** So far down, it is let go of. */
const FAR = 90

/** The edge of a sheet on a phone: pulled down, it takes the sheet along. The button beside it closes it for everybody else. */
export function SheetGrip({ onClose }: { onClose(): void }) {
  const from = useRef(0)
  const sheetOf = (event: TouchEvent<HTMLElement>) => event.currentTarget.closest<HTMLElement>('[role="dialog"]')
  const down = (event: TouchEvent) => Math.max(0, (event.changedTouches[0]?.clientY ?? 0) - from.current)

  function begin(event: TouchEvent) {
    from.current = event.touches[0]?.clientY ?? 0
  }

  function pull(event: TouchEvent<HTMLElement>) {
    const sheet = sheetOf(event)
    if (sheet) sheet.style.translate = `0 ${down(event)}px`
  }

  function release(event: TouchEvent<HTMLElement>) {
    if (down(event) > FAR) return onClose()
    const sheet = sheetOf(event)
    if (sheet) sheet.style.translate = ''
  }

  return (
    <div className={classes.grip} aria-hidden onTouchStart={begin} onTouchMove={pull} onTouchEnd={release}>
      <i />
    </div>
  )
}
