import { Menu } from '@mantine/core'
import { IconMinus } from '@tabler/icons-react'
import { toggleOnAll } from '#client/features/task-actions/task-changes.ts'
import { Avatar } from '#client/ui/Avatar.tsx'
import { ColorDot } from '#client/ui/ColorDot.tsx'
import classes from './SelectionBar.module.css'
import { useCountsOf } from './use-counts-of.ts'
import { useView } from './view.ts'

export interface BulkOption {
  _id: string
  name: string
  /** People are found by it as well. */
  username?: string
  /** Labels have one, people do not. */
  color?: string
}

interface Props {
  ids: string[]
  field: 'members' | 'labels'
  options: BulkOption[]
}

/** Each is given to all selected tasks, or taken from all if all have it. */
export function BulkToggles({ ids, field, options }: Props) {
  const view = useView()
  const counts = useCountsOf(view.store, ids, field)
  if (options.length === 0) return <Menu.Label>There are none on this project.</Menu.Label>
  return options.map((option) => {
    const count = counts.get(option._id) ?? 0
    const isOnSome = count > 0 && count < ids.length
    return (
      <Menu.CheckboxItem
        key={option._id}
        checked={count === ids.length}
        rightSection={isOnSome && <IconMinus size={14} role="img" aria-label="on some of them" />}
        onChange={() => void toggleOnAll(view, ids, field, option._id)}
      >
        <span className={classes.option}>
          {option.color === undefined ? <Avatar person={option} size={20} /> : <ColorDot color={option.color} />}
          {option.name}
        </span>
      </Menu.CheckboxItem>
    )
  })
}
