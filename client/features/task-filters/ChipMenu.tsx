import { Menu } from '@mantine/core'
import type { FilterName } from '#contract/filter-names.ts'
import { ChipValues } from './ChipValues.tsx'
import { FilterValues } from './FilterValues.tsx'
import type { FilterOption } from './filter-options.tsx'

interface Props {
  name: FilterName
  values: string[]
  onChange(values: string[]): void
  shown: { label: string; options: FilterOption[] }
  defaultOpened: boolean
}

/** The values of a filter, and the menu that changes them. */
export function ChipMenu({ name, values, onChange, shown, defaultOpened }: Props) {
  return (
    <Menu position="bottom-start" width={232} defaultOpened={defaultOpened}>
      <Menu.Target>
        <ChipValues {...shown} />
      </Menu.Target>
      <Menu.Dropdown aria-label={shown.label}>
        <FilterValues name={name} values={values} onChange={onChange} />
      </Menu.Dropdown>
    </Menu>
  )
}
