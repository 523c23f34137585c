import {
  IconHistory,
  IconKey,
  IconLayoutKanban,
  IconLogin2,
  IconLogout,
  IconMail,
  IconShieldLock,
  IconStack2,
  IconUser,
  IconUserPlus,
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
  ['workspace', IconStack2],
  ['board', IconLayoutKanban],
]

export const activityIcon = (type: string): TablerIcon =>
  icons.find(([beginning]) => type.startsWith(beginning))?.[1] ?? IconHistory
