import { useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useMemo, useRef } from 'react'
import { isTouch } from '#client/core/is-touch.ts'
import classes from './Agenda.module.css'
import { AgendaHead } from './AgendaHead.tsx'
import { AgendaRow } from './AgendaRow.tsx'
import { agendaEntries } from './agenda-entries.ts'
import { DayComposer } from './DayComposer.tsx'
import { NothingPlanned } from './NothingPlanned.tsx'
import type { PlannedTask } from './planned-task.ts'
import type { CalendarUi } from './ui.ts'
import { useCalendar } from './view.ts'

interface Props {
  tasks: readonly PlannedTask[]
  /** Where it begins. */
  day: string
  ui: CalendarUi
}

const ROW_HEIGHT = 44
/** Of what one types into: with a line about its keys, or with buttons. Measured once it is there: what is understood stands in it too. */
const composerHeight = () => (isTouch() ? 112 : 84)

/** What is late, and then day after day: a calendar for a narrow screen. Only what is in view is in the page. */
export function Agenda({ tasks, day, ui }: Props) {
  const { today } = useCalendar()
  const scroller = useRef<HTMLDivElement>(null)
  const composing = ui.open?.kind === 'composer' ? ui.open.day : null
  const entries = useMemo(() => agendaEntries(tasks, { from: day, today, composing }), [tasks, day, today, composing])
  const virtualizer = useVirtualizer({
    count: entries.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (entries[index]!.kind === 'composer' ? composerHeight() : ROW_HEIGHT),
    getItemKey: useCallback((index: number) => entries[index]!.key, [entries]),
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    overscan: 10,
    useFlushSync: false,
  })
  const firstTask = entries.find(({ kind }) => kind === 'task')?.key

  return (
    <div ref={scroller} className={classes.agenda}>
      {entries.some(({ kind }) => kind === 'task') || composing ? null : <NothingPlanned />}
      <div className={classes.entries} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ key, index, start }) => {
          const entry = entries[index]!
          return (
            <div
              key={key}
              ref={entry.kind === 'composer' ? virtualizer.measureElement : undefined}
              data-index={index}
              className={classes.entry}
              style={{ top: start }}
              data-day={entry.day ?? undefined}
            >
              {entry.kind === 'head' && <AgendaHead day={entry.day} count={entry.count} onCompose={ui.onCompose} />}
              {entry.kind === 'composer' && <DayComposer day={entry.day} onClose={ui.onClose} />}
              {entry.kind === 'task' && (
                <AgendaRow
                  task={entry.task}
                  isTabStop={entry.key === (ui.held ?? firstTask)}
                  isLate={entry.day === null}
                />
              )}
            </div>
          )
        })}
      </div>
    </div>
  )
}
