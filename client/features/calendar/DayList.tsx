import { IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Chip } from './Chip.tsx'
import { dayInAgenda, dayInFull } from './calendar-days.ts'
import classes from './MonthGrid.module.css'
import type { PlannedTask } from './planned-task.ts'
import square from './square-button.module.css'

interface Props {
  day: string
  tasks: PlannedTask[]
  corner: string
  onClose(): void
}

const FIRST_TASKS = 60

/** Everything on one day, where the day has no room for it. */
export function DayList({ day, tasks, corner, onClose }: Props) {
  const [most, setMost] = useState(FIRST_TASKS)
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    list.current?.querySelector<HTMLElement>('[data-task]')?.focus()
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !list.current?.contains(target)) onClose()
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [onClose])

  /** From the last to the first and back: what is below it waits. */
  function stayInside(event: KeyboardEvent) {
    if (event.key !== 'Tab') return
    const stops = [...list.current!.querySelectorAll<HTMLElement>('button, [tabindex="0"]')]
    const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
    if (document.activeElement !== from) return
    event.preventDefault()
    to?.focus()
  }

  return (
    <div
      ref={list}
      className={classes.list}
      role="dialog"
      aria-label={dayInFull(day)}
      data-corner={corner}
      onKeyDown={stayInside}
    >
      <p className={classes.listHead}>
        {dayInAgenda(day)}
        <button type="button" className={square.button} aria-label="Close" onClick={onClose}>
          <IconX size={15} stroke={1.7} aria-hidden />
        </button>
      </p>
      <div className={classes.tasks}>
        {tasks.slice(0, most).map((task) => (
          <Chip key={task._id} task={task} isTabStop />
        ))}
        {tasks.length > most && (
          <button type="button" className={classes.rest} onClick={() => setMost(most + FIRST_TASKS)}>
            Show more of {tasks.length}
          </button>
        )}
      </div>
    </div>
  )
}
