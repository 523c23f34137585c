import { NavItem } from '#client/ui/NavItem.tsx'
import { accountPages } from './account-pages.ts'

export function AccountNav() {
  return accountPages.map(({ to, label, icon }) => (
    <NavItem key={to} to={to} icon={icon}>
      {label}
    </NavItem>
  ))
}
