import {
  IconColumns3,
  IconFolder,
  IconHistory,
  IconKey,
  IconLayoutKanban,
  IconLogin2,
  IconLogout,
  IconMail,
  IconShieldLock,
  IconStack2,
  IconTag,
  IconUser,
  IconUserPlus,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react'

/** By how the type of an event begins. */
const icons: [beginning: string, icon: TablerIcon][] = [
  ['signed-in', IconLogin2],
  ['signed-out', IconLogout],
  ['session', IconLogout],
  ['password', IconKey],
  ['totp', IconShieldLock],
  ['recovery', IconShieldLock],
  ['email', IconMail],
  ['account', IconUser],
  ['profile', IconUser],
  ['avatar', IconUser],
  ['invitation', IconUserPlus],
  ['workspace-label', IconTag],
  ['workspace', IconStack2],
  ['permissions', IconShieldLock],
  ['security', IconShieldLock],
  ['member', IconUsers],
  ['labels', IconTag],
  ['default-column', IconColumns3],
  ['folder', IconFolder],
  ['board', IconLayoutKanban],
]

export const activityIcon = (type: string): TablerIcon =>
  icons.find(([beginning]) => type.startsWith(beginning))?.[1] ?? IconHistory
