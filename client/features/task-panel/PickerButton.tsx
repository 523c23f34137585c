import { Popover } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import classes from './Properties.module.css'

interface Props {
  /** What it changes: "Priority". */
  label: string
  /** What it says now. */
  value: string
  children: ReactNode
  /** The picker. One that picks one thing closes itself. */
  picker(close: () => void): ReactNode
}

/** A value that opens its picker; for whoever only reads, just the value. */
export function PickerButton({ label, value, children, picker }: Props) {
  const { mayEdit } = useOpenBoard()
  const [opened, setOpened] = useState(false)
  if (!mayEdit) return <span className={classes.read}>{children}</span>
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-start"
      trapFocus
      returnFocus
      withinPortal
      offset={4}
      shadow="md"
    >
      <Popover.Target>
        <button
          type="button"
          className={classes.value}
          aria-label={`${label}: ${value}`}
          onClick={() => setOpened((now) => !now)}
        >
          {children}
        </button>
      </Popover.Target>
      <Popover.Dropdown p={0}>{picker(() => setOpened(false))}</Popover.Dropdown>
    </Popover>
  )
}
