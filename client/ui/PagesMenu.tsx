import { Button, Menu } from '@mantine/core'
import { IconChevronDown, type TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './PagesMenu.module.css'

interface Props {
  /** What they are pages of: "Settings". */
  label: string
  /** The open one. */
  current: { label: string; icon: TablerIcon } | undefined
  /** Made of <MenuLink>. */
  children: ReactNode
}

/** The way between pages where there is no room for a column of them. */
export function PagesMenu({ label, current, children }: Props) {
  const Icon = current?.icon
  return (
    <nav aria-label={label}>
      <Menu position="bottom-start" width={220}>
        <Menu.Target>
          <Button
            variant="default"
            size="sm"
            fullWidth
            justify="flex-start"
            styles={{ label: { flex: 1 } }}
            leftSection={Icon && <Icon size={16} stroke={1.7} aria-hidden />}
            rightSection={<IconChevronDown size={15} stroke={1.8} aria-hidden />}
            aria-label={`${label}: ${current?.label ?? 'choose a page'}`}
          >
            {current?.label ?? label}
          </Button>
        </Menu.Target>
        <Menu.Dropdown className={classes.menu ?? ''}>{children}</Menu.Dropdown>
      </Menu>
    </nav>
  )
}
