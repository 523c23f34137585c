import { Popover } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './AtName.module.css'
import type { TypedName } from './use-typed-name.ts'

interface Props {
  name: TypedName
  children: ReactNode
}

/** What is offered for a name stands below its line, or above it where there is no room: Enter would choose somebody nobody sees. */
export const AtName = ({ name: { left, top, height }, children }: Props) => (
  <Popover
    opened
    position="bottom-start"
    width={240}
    offset={4}
    // Within the panel, which is all there is to those who have it read out.
    withinPortal={false}
    withRoles={false}
    // With fewer letters there are more people.
    preventPositionChangeWhenVisible={false}
    transitionProps={{ duration: 0 }}
  >
    <Popover.Target>
      <span className={classes.name} style={{ left, top, height }} />
    </Popover.Target>
    <Popover.Dropdown className={classes.offer ?? ''}>{children}</Popover.Dropdown>
  </Popover>
)
