import { IconX } from '@tabler/icons-react'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useRef } from 'react'
import { isTouch } from '#client/core/is-touch.ts'
import { t } from '#contract/texts.ts'
import { Chip } from './Chip.tsx'
import type { PlannedTask } from './planned-task.ts'
import square from './square-button.module.css'
import classes from './Tray.module.css'
import { useCalendar } from './view.ts'

interface Props {
  tasks: readonly PlannedTask[]
  /** No task has a day yet. */
  isFirst: boolean
  /** Somebody just opened it. */
  takesFocus: boolean
  onClose(): void
}

const rowHeight = () => (isTouch() ? 46 : 27)
const emptyWords = () =>
  isTouch() ? t`No tasks yet. Tap a day to add the first.` : t`No tasks yet. Click a day to add the first.`

const hintWords = () =>
  isTouch()
    ? t`Tap one to give it a date.`
    : t`Drag one onto a day, or open it to give it a date. Dropped here, a task loses its dates.`

/** Open tasks without a date, to be dragged onto a day. What is dropped here has no date any more. */
export function Tray({ tasks, isFirst, takesFocus, onClose }: Props) {
  const { mayEdit } = useCalendar()
  const scroller = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer({
    count: tasks.length,
    getScrollElement: () => scroller.current,
    estimateSize: rowHeight,
    getItemKey: useCallback((index: number) => tasks[index]!._id, [tasks]),
    initialRect: { width: 240, height: window.innerHeight },
    overscan: 10,
    useFlushSync: false,
  })

  const tray = useRef<HTMLElement>(null)
  useEffect(() => {
    if (takesFocus) (tray.current?.querySelector<HTMLElement>('[data-task]') ?? tray.current)?.focus()
  }, [takesFocus])

  return (
    <section ref={tray} tabIndex={-1} className={classes.tray} aria-label="Tasks without a date" data-tray>
      <div className={classes.head}>
        <h3>No date</h3>
        <button type="button" className={square.button} aria-label="Close tasks without a date" onClick={onClose}>
          <IconX size={15} stroke={1.7} aria-hidden />
        </button>
      </div>
      <div ref={scroller} className={classes.scroller}>
        <div className={classes.tasks} style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ key, index, start }) => (
            <div key={key} className={classes.task} style={{ top: start }}>
              <Chip task={tasks[index]!} isTabStop={index === 0} />
            </div>
          ))}
        </div>
        {tasks.length === 0 && (
          <p className={classes.words}>{isFirst ? emptyWords() : 'Every open task has its day.'}</p>
        )}
      </div>
      {mayEdit && <p className={classes.hint}>{hintWords()}</p>}
    </section>
  )
}
