import { ActionIcon } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { dateTime, timeOfDay } from '#client/core/dates.ts'
import { useMe } from '#client/core/session.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { dayOf, dayWords, durationWords } from '#client/features/tasks/words.ts'
import { Avatar } from '#client/ui/Avatar.tsx'
import type { TimeEntry } from '#contract/time.ts'
import { useDeleteTime } from './data.ts'
import classes from './TimeEntries.module.css'
import { TimeEntryForm } from './TimeEntryForm.tsx'

interface Props {
  entry: TimeEntry
  mayEdit: boolean
  /** Whether I may also correct what others wrote down. */
  mayManage: boolean
  isEdited: boolean
  onEdit(isEdited: boolean): void
}

export function TimeEntryRow({ entry, mayEdit, mayManage, isEdited, onEdit }: Props) {
  const me = useMe()
  const { people } = useOpenBoard()
  const deleteTime = useDeleteTime()
  const person = people.get(entry.user)
  const length = durationWords(entry.duration ?? 0)
  const mayChange = mayEdit && (entry.user === me._id || mayManage)

  if (isEdited) {
    return (
      <li>
        <TimeEntryForm taskId={entry.task} entry={entry} onClose={() => onEdit(false)} />
      </li>
    )
  }
  return (
    <li className={classes.row}>
      <Avatar person={person} size={22} />
      <span className={classes.what}>
        <span className={classes.length}>{length}</span>
        <time className={classes.when} dateTime={entry.startTime} title={dateTime(entry.startTime)}>
          {dayWords(dayOf(new Date(entry.startTime)))}, {timeOfDay(entry.startTime)}
        </time>
        {entry.description && <span className={classes.words}>{entry.description}</span>}
      </span>
      {mayChange && (
        <span className={classes.actions}>
          <ActionIcon aria-label={`Edit ${length}`} onClick={() => onEdit(true)}>
            <IconPencil size={15} stroke={1.6} />
          </ActionIcon>
          <ActionIcon
            aria-label={`Delete ${length}`}
            loading={deleteTime.isPending}
            onClick={() => deleteTime.mutate({ taskId: entry.task, entryId: entry._id })}
          >
            <IconTrash size={15} stroke={1.6} />
          </ActionIcon>
        </span>
      )}
    </li>
  )
}
