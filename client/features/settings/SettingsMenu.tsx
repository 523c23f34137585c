import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { Fragment } from 'react'
import { isInsider } from '#client/features/workspaces/may.ts'
import { MenuLink } from '#client/ui/MenuLink.tsx'
import type { Workspace } from '#contract/workspaces.ts'
import classes from './SettingsFrame.module.css'
import { settingsPagesFor } from './settings-pages.ts'

interface Props {
  workspace: Workspace
  /** The name of the open page. */
  open: string
}

/** The way between settings where there is no room for a column of them. */
export function SettingsMenu({ workspace, open }: Props) {
  const groups = settingsPagesFor(isInsider(workspace))
  const current = groups.flatMap(({ pages }) => pages).find(({ name }) => name === open)
  const Icon = current?.icon
  return (
    <nav aria-label="Settings">
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
            aria-label={`Settings: ${current?.label ?? 'choose a page'}`}
          >
            {current?.label ?? 'Settings'}
          </Button>
        </Menu.Target>
        <Menu.Dropdown className={classes.menu ?? ''}>
          {groups.map(({ title, pages }) => (
            <Fragment key={title}>
              <Menu.Label>{title}</Menu.Label>
              {pages.map(({ to, label, icon: PageIcon }) => (
                <MenuLink
                  key={to}
                  to={to}
                  params={{ workspace: workspace.url }}
                  leftSection={<PageIcon size={15} stroke={1.7} />}
                >
                  {label}
                </MenuLink>
              ))}
            </Fragment>
          ))}
        </Menu.Dropdown>
      </Menu>
    </nav>
  )
}
