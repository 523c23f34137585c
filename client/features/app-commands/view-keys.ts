// What the views hear themselves: keys that go about in them and move what is in them. They stand in the registry for the help sheet,
// and so that nothing else is offered on the same keys.

import type { Command } from '#client/features/commands/command.ts'
import { t } from '#contract/texts.ts'

const key = (keys: string, title: string): Command => ({ id: `view:${keys} ${title}`, title, group: 'View', keys })

const board = [
  key('arrows', t`Go from card to card`),
  key('enter', t`Open the task`),
  key('shift+f10', t`Open its menu, as a right-click does`),
]
const boardEditing = [
  key('x', t`Select the task`),
  key('shift+arrows', t`Select further`),
  key('mod+a', t`Select the whole column`),
  key('escape', t`Clear the selection`),
  key('alt+arrows', t`Move the task`),
  key('alt+shift+sidearrows', t`Move the column`),
]
const calendar = [key('arrows', t`Go from day to day`), key('pageup', t`A month back`), key('pagedown', t`A month on`)]
const calendarEditing = [
  key('enter', t`New task on that day`),
  key('alt+arrows', t`Move the task`),
  key('alt+shift+arrows', t`Move its due day alone`),
  key('alt+delete', t`Take its dates away`),
]
const timeline = [key('arrows', t`Go from row to row`), key('enter', t`Open the task`)]
const timelineEditing = [
  key('alt+arrows', t`Move the task by a day`),
  key('mod+alt+arrows', t`Move it by more`),
  key('alt+shift+arrows', t`Change its last day`),
  key('l', t`Link it to a task that waits for it`),
  key('shift+l', t`Go to its links`),
]
const history = [
  key('arrows', t`To the previous or next change`),
  key('space', t`Play or pause`),
  key('enter', t`Follow the task alone`),
  key('escape', t`Back to now`),
]
const panel = [key('j', t`Next task`), key('k', t`Previous task`), key('escape', t`Close the task`)]

interface Shown {
  pathname: string
  boardId: string
  mayEdit: boolean
  isTaskOpen: boolean
}

export function viewKeys({ pathname, boardId, mayEdit, isTaskOpen }: Shown): Command[] {
  if (isTaskOpen) return panel
  const page = pathname.split(`/projects/${boardId}`)[1]?.replace(/\/$/, '')
  if (page === '/calendar') return mayEdit ? [...calendar, ...calendarEditing] : calendar
  if (page === '/timeline') return mayEdit ? [...timeline, ...timelineEditing] : timeline
  if (page === '/history') return history
  if (page === '') return mayEdit ? [...board, ...boardEditing] : board
  return []
}
