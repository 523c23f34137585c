import { Select } from '@mantine/core'
import type { BoardRole } from '#contract/permissions.ts'
import classes from './BoardRoleSelect.module.css'
import { boardRoleWords } from './role-words.ts'

interface Props {
  label: string
  value: BoardRole
  onChange(role: BoardRole): void
  size?: 'xs' | 'sm'
}

export function BoardRoleSelect({ label, value, onChange, size = 'xs' }: Props) {
  return (
    <Select
      aria-label={label}
      size={size}
      className={classes.select ?? ''}
      data={Object.entries(boardRoleWords).map(([role, words]) => ({ value: role, label: words }))}
      value={value}
      onChange={(picked) => picked && picked !== value && onChange(picked as BoardRole)}
      allowDeselect={false}
      comboboxProps={{ width: 150, position: 'bottom-end' }}
    />
  )
}
