import { byName } from '#client/core/name-order.ts'
import { toggleOnAll } from '#client/features/task-actions/task-changes.ts'
import { ChoiceList } from '#client/features/task-fields/ChoiceList.tsx'
import { Avatar } from '#client/ui/Avatar.tsx'
import { ColorDot } from '#client/ui/ColorDot.tsx'
import { t } from '#contract/texts.ts'
import type { BulkOption } from './BulkToggles.tsx'
import { useCountsOf } from './use-counts-of.ts'
import { useView } from './view.ts'

interface Props {
  ids: string[]
  field: 'members' | 'labels'
  options: BulkOption[]
}

const words = {
  members: { label: t`Members`, placeholder: t`Assign to…`, nothing: t`Nobody here has this name` },
  labels: { label: t`Labels`, placeholder: t`Find a label…`, nothing: t`No label has this name` },
}

/** What `BulkToggles` does, where there is room to type for one of many. */
export function BulkPicker({ ids, field, options }: Props) {
  const view = useView()
  const counts = useCountsOf(view.store, ids, field)
  const choices = options.toSorted(byName).map((option) => ({
    value: option._id,
    label: option.name,
    ...(option.username && { words: option.username }),
    icon: option.color === undefined ? <Avatar person={option} size={20} /> : <ColorDot color={option.color} />,
    ...(isBetween(counts.get(option._id), ids.length) && { hint: t`on some` }),
  }))
  return (
    <ChoiceList
      {...words[field]}
      {...(options.length === 0 && { nothing: t`There are none on this project.` })}
      choices={choices}
      chosen={options.filter(({ _id }) => counts.get(_id) === ids.length).map(({ _id }) => _id)}
      many
      onPick={(id) => void toggleOnAll(view, ids, field, id)}
    />
  )
}

const isBetween = (count = 0, all: number) => count > 0 && count < all
