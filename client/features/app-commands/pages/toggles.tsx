// Pages on which several things are ticked: they stay until somebody leaves them.

import { byName } from '#client/core/name-order.ts'
import { useMe } from '#client/core/session.ts'
import { useOpenProject } from '#client/features/app-commands/use-open-project.ts'
import type { Command, PageContents, PalettePage } from '#client/features/commands/command.ts'
import { isOnAll, toggleOnAll } from '#client/features/task-actions/task-changes.ts'
import { assignablePeople, oneselfFirst } from '#client/features/tasks/assignable.ts'
import { Avatar } from '#client/ui/Avatar.tsx'
import { ColorDot } from '#client/ui/ColorDot.tsx'
import { t } from '#contract/texts.ts'
import { aboutTasks, useTasks } from './about.ts'

export const assignPage: PalettePage = {
  id: 'assign',
  title: t`Members`,
  placeholder: t`Assign to…`,
  useContents(_, { taskIds }): PageContents {
    const open = useOpenProject()
    const me = useMe()
    useTasks(open?.store, taskIds)
    const people = oneselfFirst(open ? assignablePeople(open) : [], me._id)
    const commands = people.map(
      (person): Command => ({
        id: person._id,
        title: person.name,
        words: person.username,
        hint: person._id === me._id ? t`You` : undefined,
        group: t`People`,
        icon: <Avatar person={person} size={20} />,
        checked: open !== null && isOnAll(open, taskIds, 'members', person._id),
        staysOpen: true,
        run: () => open && void toggleOnAll(open, taskIds, 'members', person._id),
      }),
    )
    return { commands, about: aboutTasks(open, taskIds) }
  },
}

export const labelsPage: PalettePage = {
  id: 'labels',
  title: t`Labels`,
  placeholder: t`Set labels…`,
  useContents(text, { taskIds }): PageContents {
    const open = useOpenProject()
    useTasks(open?.store, taskIds)
    const labels = [...(open?.labels.values() ?? [])].toSorted(byName)
    const commands = labels.map(
      ({ _id, name, color }): Command => ({
        id: _id,
        title: name,
        group: t`Labels`,
        icon: <ColorDot color={color} />,
        checked: open !== null && isOnAll(open, taskIds, 'labels', _id),
        staysOpen: true,
        run: () => open && void toggleOnAll(open, taskIds, 'labels', _id),
      }),
    )
    const nothing = text === '' ? t`This project has no labels yet.` : t`No label is called “${text}”.`
    return { commands, about: aboutTasks(open, taskIds), nothing }
  },
}
