import {
  IconBell,
  IconCreditCard,
  IconHistory,
  IconMailOpened,
  IconPlugConnected,
  IconShieldLock,
  IconUser,
} from '@tabler/icons-react'
import { t } from '#contract/texts.ts'

/** In the order they are shown. */
export const accountPages = [
  { to: '/account/profile', label: t`Profile`, icon: IconUser },
  { to: '/account/security', label: t`Security`, icon: IconShieldLock },
  { to: '/account/notifications', label: t`Notifications`, icon: IconBell },
  { to: '/account/workspace-invites', label: t`Workspace invites`, icon: IconMailOpened },
  { to: '/account/activities', label: t`Activities`, icon: IconHistory },
  { to: '/account/integrations', label: t`Integrations`, icon: IconPlugConnected },
  { to: '/account/billing', label: t`Billing`, icon: IconCreditCard },
] as const
