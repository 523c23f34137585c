import { Menu } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { useFocus } from '#client/core/use-focus.ts'
import type { FilterName } from '#contract/filter-names.ts'
import type { TaskFilters } from '#contract/task-filters.ts'
import { FilterButton } from './FilterButton.tsx'
import { FilterValues } from './FilterValues.tsx'
import { filterKinds } from './filter-kinds.ts'

interface Props {
  filters: TaskFilters
  onChange(name: FilterName, values: string[]): void
  defaultOpened: boolean
}

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true }

/** First by what, then by which values. One list after the other, so that it fits a phone as well. */
export function FilterMenu({ filters, onChange, defaultOpened }: Props) {
  const [name, setName] = useState<FilterName | null>(null)

  function goBack({ key }: KeyboardEvent) {
    if (key === 'ArrowLeft') setName(null)
  }

  return (
    <Menu position="bottom-start" width={232} defaultOpened={defaultOpened} onOpen={() => setName(null)}>
      <Menu.Target>
        <FilterButton />
      </Menu.Target>
      {name ? (
        <Menu.Dropdown aria-label={filterKinds[name].label} onKeyDown={goBack}>
          <Menu.Item
            closeMenuOnClick={false}
            leftSection={<IconChevronLeft {...icon} />}
            onClick={() => setName(null)}
            aria-label={`${filterKinds[name].label}: back to all filters`}
          >
            {filterKinds[name].label}
          </Menu.Item>
          <Menu.Divider />
          <FilterValues
            key={name}
            name={name}
            values={filters[name] ?? []}
            onChange={(values) => onChange(name, values)}
          />
        </Menu.Dropdown>
      ) : (
        <Menu.Dropdown aria-label="Filter by">
          <Kinds onPick={setName} />
        </Menu.Dropdown>
      )}
    </Menu>
  )
}

function Kinds({ onPick }: { onPick(name: FilterName): void }) {
  const first = useFocus<HTMLButtonElement>()
  return Object.entries(filterKinds).map(([name, { label, icon: Icon }], at) => (
    <Menu.Item
      key={name}
      {...(at === 0 && { ref: first })}
      closeMenuOnClick={false}
      leftSection={<Icon {...icon} />}
      rightSection={<IconChevronRight {...icon} size={14} />}
      onClick={() => onPick(name as FilterName)}
      onKeyDown={({ key }) => key === 'ArrowRight' && onPick(name as FilterName)}
    >
      {label}
    </Menu.Item>
  ))
}
