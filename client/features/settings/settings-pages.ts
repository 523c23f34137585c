import {
  IconActivity,
  IconAdjustments,
  IconApi,
  IconCategory,
  IconColumns3,
  IconCreditCard,
  IconInfoCircle,
  IconReceipt,
  IconShieldLock,
  IconTag,
  IconUserShield,
  IconUsers,
  IconWebhook,
} from '@tabler/icons-react'
import { t } from '#contract/texts.ts'

/** In the order they are shown. What makes no sense for guests and clients is kept from them. */
const settingsPages = [
  {
    title: t`Workspace`,
    pages: [
      {
        name: 'overview',
        to: '/$workspace/settings/overview',
        label: t`Overview`,
        icon: IconInfoCircle,
        outside: true,
      },
      { name: 'general', to: '/$workspace/settings/general', label: t`General`, icon: IconAdjustments, outside: false },
      { name: 'members', to: '/$workspace/settings/members', label: t`Members`, icon: IconUsers, outside: false },
      {
        name: 'security',
        to: '/$workspace/settings/security',
        label: t`Security`,
        icon: IconShieldLock,
        outside: false,
      },
      {
        name: 'permissions',
        to: '/$workspace/settings/permissions',
        label: t`Permissions`,
        icon: IconUserShield,
        outside: false,
      },
    ],
  },
  {
    title: t`Projects`,
    pages: [
      { name: 'labels', to: '/$workspace/settings/labels', label: t`Labels`, icon: IconTag, outside: false },
      {
        name: 'projects',
        to: '/$workspace/settings/projects',
        label: t`Default columns`,
        icon: IconColumns3,
        outside: false,
      },
      {
        name: 'column-types',
        to: '/$workspace/settings/column-types',
        label: t`Column types`,
        icon: IconCategory,
        outside: false,
      },
    ],
  },
  {
    title: t`Plan`,
    pages: [
      { name: 'billing', to: '/$workspace/settings/billing', label: t`Billing`, icon: IconReceipt, outside: false },
      {
        name: 'subscription',
        to: '/$workspace/settings/subscription',
        label: t`Subscription`,
        icon: IconCreditCard,
        outside: false,
      },
    ],
  },
  {
    title: t`Developers`,
    pages: [
      { name: 'api', to: '/$workspace/settings/api', label: 'API', icon: IconApi, outside: false },
      { name: 'webhooks', to: '/$workspace/settings/webhooks', label: t`Webhooks`, icon: IconWebhook, outside: false },
    ],
  },
  {
    title: t`History`,
    pages: [
      {
        name: 'activities',
        to: '/$workspace/settings/activities',
        label: t`Activities`,
        icon: IconActivity,
        outside: true,
      },
    ],
  },
] as const

/** The groups and pages somebody is shown. */
export const settingsPagesFor = (insider: boolean) =>
  settingsPages
    .map(({ title, pages }) => ({ title, pages: pages.filter(({ outside }) => insider || outside) }))
    .filter(({ pages }) => pages.length > 0)
