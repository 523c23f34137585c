import { IconChevronLeft, IconChevronRight, IconInbox } from '@tabler/icons-react'
import type { ReactNode, RefObject } from 'react'
import { Segments } from '#client/ui/Segments.tsx'
import { ToolbarButton } from '#client/ui/ToolbarButton.tsx'
import { LOCALE, t } from '#contract/texts.ts'
import classes from './CalendarBar.module.css'
import { titleOf, turnedBy } from './calendar-days.ts'
import { type Scale, scales } from './calendar-search.ts'
import square from './square-button.module.css'
import { useCalendar } from './view.ts'

interface Props {
  scale: Scale
  day: string
  onScale(scale: Scale): void
  onDay(day: string): void
  /** How many tasks have no date. */
  undated: number
  isTrayOpen: boolean
  trayButton: RefObject<HTMLButtonElement | null>
  onTray(): void
  children?: ReactNode
}

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true }
const words: Record<Scale, string> = { month: t`Month`, week: t`Week`, agenda: t`Agenda` }
const weeks = { previous: t`Previous week`, next: t`Next week` }
const pages: Record<Scale, typeof weeks> = {
  month: { previous: t`Previous month`, next: t`Next month` },
  week: weeks,
  agenda: weeks,
}

export function CalendarBar({ scale, day, onScale, onDay, undated, isTrayOpen, trayButton, onTray, children }: Props) {
  const { today, weekStart } = useCalendar()
  const count = undated.toLocaleString(LOCALE)
  const title = titleOf(scale, day, weekStart)
  return (
    <div className={classes.bar}>
      <h2 aria-live="polite">
        {title.words} <span>{title.year}</span>
      </h2>
      <button
        type="button"
        className={`${square.button} ${classes.turn}`}
        aria-label={pages[scale].previous}
        onClick={() => onDay(turnedBy(scale, day, -1))}
      >
        <IconChevronLeft {...icon} />
      </button>
      <button
        type="button"
        className={`${square.button} ${classes.turn}`}
        aria-label={pages[scale].next}
        onClick={() => onDay(turnedBy(scale, day, 1))}
      >
        <IconChevronRight {...icon} />
      </button>
      <button type="button" className={classes.today} onClick={() => onDay(today)}>
        Today
      </button>
      <div className={classes.right}>
        <ToolbarButton ref={trayButton} icon={IconInbox} aria-expanded={isTrayOpen} onClick={onTray}>
          {undated > 0 ? `No date ${count}` : 'No date'}
        </ToolbarButton>
        {children}
        <Segments
          label="Show"
          value={scale}
          options={scales.map((value) => ({ value, label: words[value] }))}
          onChange={onScale}
        />
      </div>
    </div>
  )
}
