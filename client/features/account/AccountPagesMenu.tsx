import { useLocation } from '@tanstack/react-router'
import { MenuLink } from '#client/ui/MenuLink.tsx'
import { PagesMenu } from '#client/ui/PagesMenu.tsx'
import { t } from '#contract/texts.ts'
import { accountPages } from './account-pages.ts'

/** The way between the pages of one's account on a phone. */
export function AccountPagesMenu() {
  const path = useLocation({ select: ({ pathname }) => pathname })
  return (
    <PagesMenu label={t`Account`} current={accountPages.find(({ to }) => path.startsWith(to))}>
      {accountPages.map(({ to, label, icon: Icon }) => (
        <MenuLink key={to} to={to} leftSection={<Icon size={15} stroke={1.7} />}>
          {label}
        </MenuLink>
      ))}
    </PagesMenu>
  )
}
