import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useMe } from '#client/core/session.ts'
import { mayManageBoard } from '#client/features/boards/may.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { useTask } from '#client/features/tasks/use-board-store.ts'
import { durationWords } from '#client/features/tasks/words.ts'
import { PanelSection } from '#client/ui/PanelSection.tsx'
import { useSomeOf } from '#client/ui/use-some-of.tsx'
import type { Task } from '#contract/tasks.ts'
import { QuotaLine } from './QuotaLine.tsx'
import { RunningRow } from './RunningRow.tsx'
import classes from './TimeEntries.module.css'
import { TimeEntryForm } from './TimeEntryForm.tsx'
import { TimeEntryRow } from './TimeEntryRow.tsx'

interface Props {
  task: Pick<Task, '_id' | 'timeEntries' | 'totalTime'>
}

/** What is said about the task stands below, and is to be reached without scrolling past a year of work. */
const FIRST = 10

/** Who spent how long on it, newest first. */
export function TimeEntries({ task }: Props) {
  const { board, store, mayEdit } = useOpenBoard()
  const me = useMe()
  const [adding, setAdding] = useState(false)
  // Several at a time: to begin with another one takes no words away.
  const [editedIds, setEditedIds] = useState<string[]>([])
  const kept = task.timeEntries
    .filter(({ duration }) => duration !== null)
    .toSorted((one, other) => (one.startTime < other.startTime ? 1 : -1))
  const { shown, more } = useSomeOf(kept, FIRST)
  // What is being written stays, however many newer ones come meanwhile.
  const edited = kept.filter(({ _id }) => editedIds.includes(_id))
  const rows = [...shown, ...edited.filter((entry) => !shown.includes(entry))]
  const running = useTask(store, task._id)?.activeTimers ?? []
  if (!mayEdit && kept.length + running.length === 0) return null

  const addButton = (
    <Button
      variant="subtle"
      color="gray"
      leftSection={<IconPlus size={15} stroke={1.7} />}
      onClick={() => setAdding(true)}
    >
      Add time
    </Button>
  )
  return (
    <PanelSection title="Time" note={durationWords(task.totalTime)} action={mayEdit && !adding && addButton}>
      {mayEdit && <QuotaLine board={board} />}
      {adding && (
        <TimeEntryForm
          taskId={task._id}
          mine={kept.filter(({ user }) => user === me._id)}
          onClose={() => setAdding(false)}
        />
      )}
      {kept.length + running.length > 0 && (
        <ul className={classes.list}>
          {running.map((timer) => (
            <RunningRow key={timer.timeEntryId} timer={timer} />
          ))}
          {rows.map((entry) => (
            <TimeEntryRow
              key={entry._id}
              entry={entry}
              mayManage={mayManageBoard(board)}
              mayEdit={mayEdit}
              isEdited={editedIds.includes(entry._id)}
              onEdit={(isEdited) =>
                setEditedIds((ids) => (isEdited ? [...ids, entry._id] : ids.filter((id) => id !== entry._id)))
              }
            />
          ))}
        </ul>
      )}
      {more}
    </PanelSection>
  )
}
