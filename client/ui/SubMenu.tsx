import { Menu } from '@mantine/core'
import type { MouseEvent, ReactNode } from 'react'

interface Props {
  label: string
  icon: ReactNode
  /** Of the list that opens. */
  className?: string | undefined
  children: ReactNode
}

/** An entry of a menu that opens another beside it. */
export function SubMenu({ label, icon, className, children }: Props) {
  return (
    <Menu.Sub>
      <Menu.Sub.Target>
        <Menu.Sub.Item leftSection={icon} onClick={open}>
          {label}
        </Menu.Sub.Item>
      </Menu.Sub.Target>
      <Menu.Sub.Dropdown className={className ?? ''}>{children}</Menu.Sub.Dropdown>
    </Menu.Sub>
  )
}

/** Enter opens it as the arrow key does; Mantine hears that one alone. */
function open({ currentTarget }: MouseEvent) {
  currentTarget.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
}
