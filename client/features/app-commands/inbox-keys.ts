// What the inbox hears itself. In the registry for the help sheet, and so that nothing else is offered on the same keys.

import type { Command } from '#client/features/commands/command.ts'
import { t } from '#contract/texts.ts'

const key = (keys: string, title: string): Command => ({ id: `inbox:${keys}`, title, group: 'View', keys })

const inbox = [
  key('j', t`Next notification`),
  key('k', t`Previous notification`),
  key('enter', t`Open it`),
  key('e', t`Mark it as read or unread`),
  key('u', t`Mark it as read or unread`),
]
const none: Command[] = []

export const inboxKeys = (pathname: string) => (/\/notifications\/?$/.test(pathname) ? inbox : none)
