import { Popover } from '@mantine/core'
import type { TablerIcon } from '@tabler/icons-react'
import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ChoiceList } from '#client/features/task-fields/ChoiceList.tsx'
import { toggled } from '#client/features/task-fields/toggled.ts'
import classes from './ReportFilters.module.css'

export interface FilterChoice {
  value: string
  label: string
  icon?: ReactNode
}

interface Props {
  /** "People" */
  label: string
  icon: TablerIcon
  choices: FilterChoice[]
  chosen: string[]
  onChange(chosen: string[]): void
}

/** Which of them a report is about; none chosen means all. */
export function FilterPicker({ label, icon: Icon, choices, chosen, onChange }: Props) {
  const names = chosen.map((id) => choices.find(({ value }) => value === id)?.label ?? 'gone')
  const words = names.length === 0 ? label : names.length === 1 ? names[0]! : `${names[0]} +${names.length - 1}`
  return (
    <Popover position="bottom-start" width={240} trapFocus returnFocus>
      <Popover.Target>
        <button
          type="button"
          className={classes.picker}
          data-chosen={chosen.length > 0 || undefined}
          aria-label={names.length > 0 ? `${label}: ${names.join(', ')}` : `${label}: all`}
        >
          <Icon size={16} stroke={1.7} aria-hidden />
          <span>{words}</span>
          <IconChevronDown size={14} stroke={1.7} aria-hidden />
        </button>
      </Popover.Target>
      <Popover.Dropdown p={0}>
        <ChoiceList
          label={label}
          placeholder={`Find in ${label.toLowerCase()}…`}
          choices={choices}
          chosen={chosen}
          many
          onPick={(id) => onChange(toggled(chosen, id))}
        />
      </Popover.Dropdown>
    </Popover>
  )
}
