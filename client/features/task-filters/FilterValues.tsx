import { Menu } from '@mantine/core'
import { useFocus } from '#client/core/use-focus.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import type { FilterName } from '#contract/filter-names.ts'
import classes from './FilterValues.module.css'
import { type FilterOption, filterOptions, optionOf } from './filter-options.tsx'

interface Props {
  name: FilterName
  values: string[]
  onChange(values: string[]): void
}

/** Inside a menu: what one filter can be set to, with a tick at what it is set to. Typing goes to what begins with it. */
export function FilterValues({ name, values, onChange }: Props) {
  const open = useOpenBoard()
  const first = useFocus<HTMLButtonElement>()
  const offered = filterOptions(name, open)
  const chosen = values.map((value) => optionOf(name, value, open))
  const isOffered = (option: FilterOption) => offered.some(({ value }) => value === option.value)
  const options = [...offered, ...chosen.filter((option) => !isOffered(option))]

  return (
    <div className={classes.values}>
      <Menu.CheckboxGroup value={chosen.map(({ value }) => value)} onChange={onChange}>
        {options.map(({ value, label, picture }, at) => (
          <Menu.CheckboxItem key={value} value={value} {...(at === 0 && { ref: first })}>
            <span className={classes.value}>
              {picture}
              {label}
            </span>
          </Menu.CheckboxItem>
        ))}
      </Menu.CheckboxGroup>
    </div>
  )
}
