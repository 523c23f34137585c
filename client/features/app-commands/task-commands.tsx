import {
  IconArrowRight,
  IconCalendarEvent,
  IconFlag,
  IconGauge,
  IconHash,
  IconLink,
  IconStopwatch,
  IconTag,
  IconTrash,
  IconUserCheck,
  IconUsers,
} from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useMe } from '#client/core/session.ts'
import type { Command, Subject } from '#client/features/commands/command.ts'
import { palette } from '#client/features/commands/palette-state.ts'
import { openTaskPanel } from '#client/features/commands/subject.ts'
import { copyIds, copyLinks, haveIds } from '#client/features/task-actions/copying.ts'
import { deleteTask } from '#client/features/task-actions/data.ts'
import { toggleOnAll } from '#client/features/task-actions/task-changes.ts'
import type { OpenBoard } from '#client/features/tasks/open-board.ts'
import { startTimer, stopTimer } from '#client/features/time/data.ts'
import { t } from '#contract/texts.ts'

const icon = { size: 17, stroke: 1.6, 'aria-hidden': true } as const

/** On the task that is open, pointed at or in focus, or on all that are selected. */
export function useTaskCommands(open: OpenBoard | null): Command[] {
  const me = useMe()
  const navigate = useNavigate()
  if (!open) return []
  const { store, mayEdit } = open
  const about = { group: 'Task', isAboutTask: true } as const

  function toggleTimer(taskId: string) {
    const isRunning = store.task(taskId)?.activeTimers.some(({ user }) => user === me._id)
    void (isRunning ? stopTimer(store, taskId) : startTimer(store, taskId))
  }
  function remove(subject: Subject) {
    const [taskId, ...others] = subject.taskIds
    // One comes back with a click; many are worth a question.
    if (others.length > 0) return palette.open({ page: 'delete-many', subject })
    if (openTaskPanel()) void navigate({ to: '.', search: (now: object) => ({ ...now, task: undefined }) })
    void deleteTask(store, taskId!)
  }

  const reading: Command[] = [
    {
      id: 'task:copy-link',
      title: t`Copy link`,
      ...about,
      icon: <IconLink {...icon} />,
      keys: 'y',
      words: t`share address url`,
      run: ({ taskIds }) => void copyLinks(open, taskIds),
    },
    {
      id: 'task:copy-id',
      title: t`Copy id`,
      ...about,
      icon: <IconHash {...icon} />,
      words: t`key number`,
      suits: ({ taskIds }) => haveIds(open, taskIds),
      run: ({ taskIds }) => void copyIds(open, taskIds),
    },
  ]
  if (!mayEdit) return reading
  return [
    {
      id: 'task:assign',
      title: t`Assign to…`,
      ...about,
      icon: <IconUsers {...icon} />,
      keys: 'a',
      words: t`members people`,
      page: 'assign',
    },
    {
      id: 'task:assign-me',
      title: t`Assign or unassign me`,
      ...about,
      icon: <IconUserCheck {...icon} />,
      keys: 'i',
      run: ({ taskIds }) => void toggleOnAll(open, taskIds, 'members', me._id),
    },
    {
      id: 'task:move',
      title: t`Move to column…`,
      ...about,
      icon: <IconArrowRight {...icon} />,
      keys: 'm',
      words: t`status done finish`,
      page: 'move',
    },
    {
      id: 'task:priority',
      title: t`Set priority…`,
      ...about,
      icon: <IconFlag {...icon} />,
      keys: 'p',
      words: t`urgent high low`,
      page: 'priority',
    },
    {
      id: 'task:due',
      title: t`Set due date…`,
      ...about,
      icon: <IconCalendarEvent {...icon} />,
      keys: 'd',
      words: t`deadline day`,
      page: 'due-date',
    },
    {
      id: 'task:labels',
      title: t`Set labels…`,
      ...about,
      icon: <IconTag {...icon} />,
      keys: 'l',
      words: t`tags`,
      page: 'labels',
    },
    {
      id: 'task:complexity',
      title: t`Set complexity…`,
      ...about,
      icon: <IconGauge {...icon} />,
      keys: 'e',
      words: t`effort points estimate`,
      page: 'complexity',
    },
    {
      id: 'task:timer',
      title: t`Start or stop the timer`,
      ...about,
      icon: <IconStopwatch {...icon} />,
      keys: 't',
      words: t`time track clock`,
      run: ({ taskIds }) => toggleTimer(taskIds[0]!),
    },
    ...reading,
    {
      id: 'task:delete',
      title: t`Delete`,
      ...about,
      icon: <IconTrash {...icon} />,
      keys: 'mod+backspace',
      words: t`remove`,
      run: (subject) => remove(subject),
    },
  ]
}
