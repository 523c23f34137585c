import { Menu } from '@mantine/core'
import { Fragment } from 'react'
import { isInsider } from '#client/features/workspaces/may.ts'
import { MenuLink } from '#client/ui/MenuLink.tsx'
import { PagesMenu } from '#client/ui/PagesMenu.tsx'
import { t } from '#contract/texts.ts'
import type { Workspace } from '#contract/workspaces.ts'
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
  return (
    <PagesMenu label={t`Settings`} current={current}>
      {groups.map(({ title, pages }) => (
        <Fragment key={title}>
          <Menu.Label>{title}</Menu.Label>
          {pages.map(({ to, label, icon: Icon }) => (
            <MenuLink
              key={to}
              to={to}
              params={{ workspace: workspace.url }}
              leftSection={<Icon size={15} stroke={1.7} />}
            >
              {label}
            </MenuLink>
          ))}
        </Fragment>
      ))}
    </PagesMenu>
  )
}
