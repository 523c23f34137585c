import { Button, Popover } from '@mantine/core'
import { type ReactNode, useState } from 'react'

interface Props {
  label: string
  icon: ReactNode
  children(close: () => void): ReactNode
}

/** A choice of the selection's bar that is no menu: in those there is no place for a field. */
export function BarPopover({ label, icon, children }: Props) {
  const [opened, setOpened] = useState(false)
  return (
    <Popover opened={opened} onChange={setOpened} position="top" trapFocus returnFocus>
      <Popover.Target>
        <Button variant="subtle" color="gray" size="xs" leftSection={icon} onClick={() => setOpened(!opened)}>
          {label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown p={0} aria-label={label}>
        {children(() => setOpened(false))}
      </Popover.Dropdown>
    </Popover>
  )
}
