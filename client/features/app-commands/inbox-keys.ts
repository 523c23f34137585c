// What the inbox hears itself. In the registry for the help sheet, and so that nothing else is offered on the same keys.
import type { Command } from '#client/features/commands/command.ts'

const key = (keys: string, title: string): Command => ({ id: `inbox:${keys}`, title, group: 'View', keys })

const inbox = [
  key('j', 'Next notification'),
  key('k', 'Previous notification'),
  key('enter', 'Open it'),
  key('e', 'Mark it as read or unread'),
  key('u', 'Mark it as read or unread'),
]
const none: Command[] = []

export const inboxKeys = (pathname: string) => (/\/notifications\/?$/.test(pathname) ? inbox : none)
