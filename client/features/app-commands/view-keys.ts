// What the views hear themselves: keys that go about in them and move what is in them. They stand in the registry for the help sheet,
// and so that nothing else is offered on the same keys.
import type { Command } from '#client/features/commands/command.ts'

const key = (keys: string, title: string): Command => ({ id: `view:${keys} ${title}`, title, group: 'View', keys })

const board = [key('arrows', 'Go from card to card'), key('enter', 'Open the task')]
const boardEditing = [
  key('x', 'Select the task'),
  key('shift+arrows', 'Select further'),
  key('mod+a', 'Select the whole column'),
  key('escape', 'Clear the selection'),
  key('alt+arrows', 'Move the task'),
  key('alt+shift+arrows', 'Move the column'),
]
const calendar = [key('arrows', 'Go from day to day'), key('pageup', 'A month back'), key('pagedown', 'A month on')]
const calendarEditing = [
  key('enter', 'New task on that day'),
  key('alt+arrows', 'Move the task'),
  key('alt+shift+arrows', 'Move its due day alone'),
  key('alt+delete', 'Take its dates away'),
]
const timeline = [key('arrows', 'Go from row to row'), key('enter', 'Open the task')]
const timelineEditing = [
  key('alt+arrows', 'Move the task by a day'),
  key('mod+alt+arrows', 'Move it by more'),
  key('alt+shift+arrows', 'Change its last day'),
  key('l', 'Link it to a task that waits for it'),
  key('shift+l', 'Go to its links'),
]
const history = [
  key('arrows', 'To the previous or next change'),
  key('space', 'Play or pause'),
  key('enter', 'Follow the task alone'),
  key('escape', 'Back to now'),
]
const panel = [key('j', 'Next task'), key('k', 'Previous task'), key('escape', 'Close the task')]

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
