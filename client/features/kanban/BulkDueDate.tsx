import { Button, Popover } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { useState } from 'react'
import { DayPicker } from '#client/features/task-fields/DayPicker.tsx'

/** Not a menu: in those there is no place for a field. */
export function BulkDueDate({ onPick }: { onPick(day: string | null): void }) {
  const [opened, setOpened] = useState(false)

  function pick(picked: string | null) {
    setOpened(false)
    onPick(picked)
  }

  return (
    <Popover opened={opened} onChange={setOpened} position="top" trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="subtle"
          color="gray"
          size="xs"
          leftSection={<IconCalendar size={15} stroke={1.7} />}
          onClick={() => setOpened(!opened)}
        >
          Due date
        </Button>
      </Popover.Target>
      <Popover.Dropdown p={0}>
        <DayPicker value={null} mayClear onChange={pick} />
      </Popover.Dropdown>
    </Popover>
  )
}
