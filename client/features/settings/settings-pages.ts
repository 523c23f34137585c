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

/** In the order they are shown. What makes no sense for guests and clients is kept from them. */
const settingsPages = [
  {
    title: 'Workspace',
    pages: [
      { name: 'overview', to: '/$workspace/settings/overview', label: 'Overview', icon: IconInfoCircle, outside: true },
      { name: 'general', to: '/$workspace/settings/general', label: 'General', icon: IconAdjustments, outside: false },
      { name: 'members', to: '/$workspace/settings/members', label: 'Members', icon: IconUsers, outside: false },
      {
        name: 'security',
        to: '/$workspace/settings/security',
        label: 'Security',
        icon: IconShieldLock,
        outside: false,
      },
      {
        name: 'permissions',
        to: '/$workspace/settings/permissions',
        label: 'Permissions',
        icon: IconUserShield,
        outside: false,
      },
    ],
  },
  {
    title: 'Projects',
    pages: [
      { name: 'labels', to: '/$workspace/settings/labels', label: 'Labels', icon: IconTag, outside: false },
      {
        name: 'projects',
        to: '/$workspace/settings/projects',
        label: 'Default columns',
        icon: IconColumns3,
        outside: false,
      },
      {
        name: 'column-types',
        to: '/$workspace/settings/column-types',
        label: 'Column types',
        icon: IconCategory,
        outside: false,
      },
    ],
  },
  {
    title: 'Plan',
    pages: [
      { name: 'billing', to: '/$workspace/settings/billing', label: 'Billing', icon: IconReceipt, outside: false },
      {
        name: 'subscription',
        to: '/$workspace/settings/subscription',
        label: 'Subscription',
        icon: IconCreditCard,
        outside: false,
      },
    ],
  },
  {
    title: 'Developers',
    pages: [
      { name: 'api', to: '/$workspace/settings/api', label: 'API', icon: IconApi, outside: false },
      { name: 'webhooks', to: '/$workspace/settings/webhooks', label: 'Webhooks', icon: IconWebhook, outside: false },
    ],
  },
  {
    title: 'History',
    pages: [
      {
        name: 'activities',
        to: '/$workspace/settings/activities',
        label: 'Activities',
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
