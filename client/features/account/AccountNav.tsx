import {
  IconBell,
  IconCreditCard,
  IconHistory,
  IconMailOpened,
  IconPlugConnected,
  IconShieldLock,
  IconUser,
} from '@tabler/icons-react'
import { NavItem } from '#client/ui/NavItem.tsx'

export function AccountNav() {
  return (
    <>
      <NavItem to="/account/profile" icon={IconUser}>
        Profile
      </NavItem>
      <NavItem to="/account/security" icon={IconShieldLock}>
        Security
      </NavItem>
      <NavItem to="/account/notifications" icon={IconBell}>
        Notifications
      </NavItem>
      <NavItem to="/account/workspace-invites" icon={IconMailOpened}>
        Workspace invites
      </NavItem>
      <NavItem to="/account/activities" icon={IconHistory}>
        Activities
      </NavItem>
      <NavItem to="/account/integrations" icon={IconPlugConnected}>
        Integrations
      </NavItem>
      <NavItem to="/account/billing" icon={IconCreditCard}>
        Billing
      </NavItem>
    </>
  )
}
