import { Select, type SelectProps } from '@mantine/core'
import { useMemo, useState } from 'react'
import { t } from '#contract/texts.ts'
import { ownTimeZone, timeZone, timeZones } from './time-zones.ts'

type Props = Pick<SelectProps, 'label' | 'value' | 'onChange' | 'error'>

export function TimeZoneSelect({ value = null, ...props }: Props) {
  // Four hundred rows are made when somebody opens the list, not with the page.
  const [opened, setOpened] = useState(false)
  const data = useMemo(() => (opened ? groupedZones() : value ? [timeZone(value)] : []), [opened, value])
  return (
    <Select
      {...props}
      value={value}
      data={data}
      onDropdownOpen={() => setOpened(true)}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t`No time zone` }}
      placeholder="Not set"
      nothingFoundMessage="No time zone has that name"
      // The list itself scrolls: around a scroll area of its own, nobody could tell that the keyboard reaches it.
      withScrollArea={false}
      styles={{ options: { maxHeight: 280, overflowY: 'auto' } }}
    />
  )
}

/** The browser's own zone is nearly always the answer, so it comes first. */
function groupedZones() {
  const own = ownTimeZone()
  const zones = timeZones()
  return [
    { group: t`This device`, items: zones.filter(({ value }) => value === own) },
    { group: t`All time zones`, items: zones.filter(({ value }) => value !== own) },
  ]
}
