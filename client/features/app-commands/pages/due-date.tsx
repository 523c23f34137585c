import { IconCalendarEvent, IconCalendarOff } from '@tabler/icons-react'
import { useOpenProject } from '#client/features/app-commands/use-open-project.ts'
import type { Command, PageContents, PalettePage } from '#client/features/commands/command.ts'
import { changeAll } from '#client/features/task-actions/task-changes.ts'
import { quickDays } from '#client/features/task-fields/quick-days.ts'
import { looseDay } from '#client/features/tasks/loose-day.ts'
import { dayWords, today } from '#client/features/tasks/words.ts'
import { LOCALE, t } from '#contract/texts.ts'
import { aboutTasks, useTasks } from './about.ts'

const noneWords = ['none', t`none`, t`no date`]
const icon = { size: 17, stroke: 1.6, 'aria-hidden': true } as const
const dated = new Intl.DateTimeFormat(LOCALE, { weekday: 'long', month: 'short', day: 'numeric', timeZone: 'UTC' })
const dateOf = (day: string) => dated.format(new Date(`${day}T00:00:00Z`))

/** A day in words or numbers: friday, in 3 days, dec 12, 2w. */
export const dueDatePage: PalettePage = {
  id: 'due-date',
  title: t`Due date`,
  placeholder: t`Friday, in 3 days, dec 12…`,
  isWriting: true,
  useContents(text, { taskIds }): PageContents {
    const open = useOpenProject()
    const tasks = useTasks(open?.store, taskIds)
    const typed = text.trim().toLowerCase()
    const set = (dueDate: string | null) => () => open && void changeAll(open, taskIds, { dueDate })
    const meant = looseDay(typed, today())
    const commands: Command[] = quickDays()
      .filter(({ label }) => label.toLowerCase().includes(typed))
      .map(({ label, day }) => ({
        id: day,
        title: label,
        hint: dateOf(day),
        group: t`Due date`,
        icon: <IconCalendarEvent {...icon} />,
        checked: tasks.length > 0 && tasks.every(({ dueDate }) => dueDate === day),
        run: set(day),
      }))
    if (meant && !commands.some(({ id }) => id === meant))
      commands.unshift({
        id: meant,
        title: dayWords(meant),
        hint: dateOf(meant),
        group: t`Due date`,
        icon: <IconCalendarEvent {...icon} />,
        run: set(meant),
      })
    const meansNone = t`No due date`.toLowerCase().includes(typed) || noneWords.includes(typed)
    if (tasks.some(({ dueDate }) => dueDate) && meansNone)
      commands.push({
        id: 'none',
        title: t`No due date`,
        group: t`Due date`,
        icon: <IconCalendarOff {...icon} />,
        run: set(null),
      })
    return { commands, about: aboutTasks(open, taskIds), nothing: t`“${text}” is no day I understand.` }
  },
}
