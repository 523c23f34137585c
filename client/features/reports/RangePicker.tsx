import { Popover } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconCalendarEvent } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import classes from './ReportFilters.module.css'
import { placeWords } from './words.ts'

const RangeCalendar = lazy(async () => ({ default: (await import('./RangeCalendar.tsx')).RangeCalendar }))

interface Props {
  from: string
  to: string
  /** Whether somebody chose these days, and not a period by its name. */
  own: boolean
  onChange(span: { from: string; to: string }): void
}

/** Any first and last day. */
export function RangePicker({ from, to, own, onChange }: Props) {
  const [opened, { toggle, close }] = useDisclosure()
  const words = `${placeWords(from)} – ${placeWords(to)}`
  return (
    <Popover position="bottom-end" opened={opened} onDismiss={close} trapFocus returnFocus>
      <Popover.Target>
        <button
          type="button"
          className={classes.picker}
          data-chosen={own || undefined}
          aria-label={`Days: ${words}`}
          onClick={toggle}
        >
          <IconCalendarEvent size={16} stroke={1.7} aria-hidden />
          <span>{words}</span>
        </button>
      </Popover.Target>
      <Popover.Dropdown>
        <Suspense>
          <RangeCalendar
            from={from}
            to={to}
            onChange={(span) => {
              onChange(span)
              close()
            }}
          />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  )
}
