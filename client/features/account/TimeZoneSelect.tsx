import { Select, type SelectProps } from '@mantine/core'
import { useMemo } from 'react'
import { ownTimeZone, timeZones } from './time-zones.ts'

type Props = Pick<SelectProps, 'value' | 'onChange' | 'error' | 'label' | 'description'>

export function TimeZoneSelect(props: Props) {
  const data = useMemo(groupedZones, [])
  return (
    <Select
      {...props}
      data={data}
      searchable
      clearable
      placeholder="Not set"
      nothingFoundMessage="No time zone has that name"
      // Four hundred rows are drawn when somebody opens it, not with the page.
      comboboxProps={{ keepMounted: false }}
    />
  )
}

/** The browser's own zone is nearly always the answer, so it comes first. */
function groupedZones() {
  const own = ownTimeZone()
  const options = timeZones().map(({ name, label }) => ({ value: name, label }))
  return [
    { group: 'This device', items: options.filter(({ value }) => value === own) },
    { group: 'All time zones', items: options.filter(({ value }) => value !== own) },
  ]
}
