import { Select, type SelectProps } from '@mantine/core'
import type { ColumnType } from '#contract/columns.ts'

interface Props extends Pick<SelectProps, 'size' | 'w' | 'disabled' | 'description'> {
  label: string
  types: ColumnType[]
  value: string
  onChange(key: string): void
}

export function ColumnTypeSelect({ label, types, value, onChange, ...props }: Props) {
  return (
    <Select
      {...props}
      aria-label={label}
      data={types.map(({ key, name }) => ({ value: key, label: name }))}
      value={value}
      onChange={(key) => key && onChange(key)}
      allowDeselect={false}
      comboboxProps={{ width: 'max-content', position: 'bottom-end' }}
    />
  )
}
