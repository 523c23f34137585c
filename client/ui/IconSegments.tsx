import type { TablerIcon } from '@tabler/icons-react'
import { Segments } from './Segments.tsx'

interface Props<Value extends string> {
  label: string
  value: Value
  options: { value: Value; label: string; icon: TablerIcon }[]
  onChange(value: Value): void
}

export function IconSegments<Value extends string>({ label, value, options, onChange }: Props<Value>) {
  return (
    <Segments
      label={label}
      value={value}
      options={options.map(({ value: each, label: title, icon: Icon }) => ({
        value: each,
        title,
        label: <Icon size={16} stroke={1.7} aria-hidden />,
      }))}
      onChange={onChange}
    />
  )
}
