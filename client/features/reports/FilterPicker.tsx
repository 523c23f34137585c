import type { TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { lazy } from '#client/core/lazy.ts'
import { Early } from '#client/ui/Early.tsx'
import { t } from '#contract/texts.ts'
import { PickerButton } from './PickerButton.tsx'

const FilterPopover = lazy(async () => ({ default: (await import('./FilterPopover.tsx')).FilterPopover }))

export interface FilterChoice {
  value: string
  label: string
  icon?: ReactNode
}

interface Props {
  /** "People" */
  label: string
  /** "Find in people…" */
  placeholder: string
  icon: TablerIcon
  choices: FilterChoice[]
  chosen: string[]
  onChange(chosen: string[]): void
}

/** Which of them a report is about; none chosen means all. */
export function FilterPicker({ label, placeholder, icon, choices, chosen, onChange }: Props) {
  const names = chosen.map((id) => choices.find(({ value }) => value === id)?.label ?? t`gone`)
  const words = names.length === 0 ? label : names.length === 1 ? names[0]! : `${names[0]} +${names.length - 1}`
  const button = {
    icon,
    chosen: chosen.length > 0,
    'aria-label': names.length > 0 ? `${label}: ${names.join(', ')}` : t`${label}: all`,
    children: words,
  }
  return (
    <Early button={(props) => <PickerButton {...button} {...props} />}>
      {(clicked) => (
        <FilterPopover
          label={label}
          placeholder={placeholder}
          choices={choices}
          chosen={chosen}
          onChange={onChange}
          button={<PickerButton {...button} />}
          defaultOpened={clicked}
        />
      )}
    </Early>
  )
}
