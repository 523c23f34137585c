import { Popover } from '@mantine/core'
import type { ReactNode } from 'react'
import { ChoiceList } from '#client/features/task-fields/ChoiceList.tsx'
import { toggled } from '#client/features/task-fields/toggled.ts'
import type { FilterChoice } from './FilterPicker.tsx'

interface Props {
  label: string
  placeholder: string
  choices: FilterChoice[]
  chosen: string[]
  onChange(chosen: string[]): void
  button: ReactNode
  defaultOpened: boolean
}

export function FilterPopover({ label, placeholder, choices, chosen, onChange, button, defaultOpened }: Props) {
  return (
    <Popover position="bottom-start" width={240} trapFocus returnFocus defaultOpened={defaultOpened}>
      <Popover.Target>{button}</Popover.Target>
      <Popover.Dropdown p={0} aria-label={label}>
        <ChoiceList
          label={label}
          placeholder={placeholder}
          choices={choices}
          chosen={chosen}
          many
          onPick={(id) => onChange(toggled(chosen, id))}
        />
      </Popover.Dropdown>
    </Popover>
  )
}
