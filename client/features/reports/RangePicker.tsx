import { IconCalendarEvent } from '@tabler/icons-react'
import { lazy } from '#client/core/lazy.ts'
import { Early } from '#client/ui/Early.tsx'
import { t } from '#contract/texts.ts'
import { PickerButton } from './PickerButton.tsx'
import { placeWords } from './words.ts'

const RangePopover = lazy(async () => ({ default: (await import('./RangePopover.tsx')).RangePopover }))

interface Props {
  from: string
  to: string
  /** Whether somebody chose these days, and not a period by its name. */
  own: boolean
  onChange(span: { from: string; to: string }): void
}

/** Any first and last day. */
export function RangePicker({ from, to, own, onChange }: Props) {
  const words = `${placeWords(from)} – ${placeWords(to)}`
  const button = { icon: IconCalendarEvent, chosen: own, 'aria-label': t`Days: ${words}`, children: words }
  return (
    <Early button={(props) => <PickerButton {...button} {...props} />}>
      {(clicked) => (
        <RangePopover
          from={from}
          to={to}
          onChange={onChange}
          button={(props) => <PickerButton {...button} {...props} />}
          defaultOpened={clicked}
        />
      )}
    </Early>
  )
}
