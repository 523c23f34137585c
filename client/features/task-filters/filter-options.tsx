import type { ReactNode } from 'react'
import { inNameOrder } from '#client/core/name-order.ts'
import { complexityWords, priorityWords } from '#client/features/tasks/level-words.ts'
import type { OpenBoard } from '#client/features/tasks/open-board.ts'
import { PriorityIcon } from '#client/features/tasks/PriorityIcon.tsx'
import { bucketWords } from '#client/features/tasks/words.ts'
import { Avatar } from '#client/ui/Avatar.tsx'
import { ColorDot } from '#client/ui/ColorDot.tsx'
import type { FilterName } from '#contract/filter-names.ts'
import { dueBuckets, ME, NONE } from '#contract/task-filters.ts'
import { t } from '#contract/texts.ts'

export interface FilterOption {
  value: string
  label: string
  picture?: ReactNode
}

/** Everything a filter can be set to on this board. */
export function filterOptions(name: FilterName, { board }: OpenBoard): FilterOption[] {
  switch (name) {
    case 'priority':
      return [1, 2, 3, 4, 0].map((level) => ({
        value: String(level),
        label: priorityWords[level]!,
        picture: <PriorityIcon priority={level} />,
      }))
    case 'complexity':
      return complexityWords.map((label, level) => ({ value: String(level), label }))
    case 'due':
      return [...dueBuckets.slice(1), dueBuckets[0]].map((bucket) => ({ value: bucket, label: bucketWords[bucket] }))
    case 'members':
      return [
        { value: ME, label: t`Me` },
        { value: NONE, label: t`Nobody` },
        ...board.members
          .map(({ user }) => personOption(user))
          .sort((one, other) => inNameOrder(one.label, other.label)),
      ]
    case 'labels':
      return [
        { value: NONE, label: t`No label` },
        ...board.labels.map(({ name: label, color }) => ({
          value: label,
          label,
          picture: <ColorDot color={color} />,
        })),
      ]
    case 'blockers':
    case 'dependencies':
      return [
        { value: 'any', label: t`Any task` },
        { value: NONE, label: t`Nothing` },
      ]
  }
}

const personOption = (user: Parameters<typeof Avatar>[0]['person'] & { _id: string }): FilterOption => ({
  value: user._id,
  label: user.name,
  picture: <Avatar person={user} size={18} />,
})

/** An address can name what is not on offer any more: somebody who left, a label that was renamed, one single task. */
export function optionOf(name: FilterName, value: string, open: OpenBoard): FilterOption {
  const sameValue = (option: FilterOption) => option.value.toLowerCase() === value.toLowerCase()
  const offered = filterOptions(name, open).find(sameValue)
  if (offered) return offered
  const person = name === 'members' && open.people.get(value)
  if (person) return personOption(person)
  return { value, label: name === 'members' ? t`Somebody` : (open.store.task(value)?.taskId ?? value) }
}
