import { Select, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { roleWords } from '#client/features/workspaces/role-words.ts'
import { type WorkspaceRole, workspaceRoles } from '#contract/permissions.ts'
import { t } from '#contract/texts.ts'
import classes from './MemberFilter.module.css'
import type { Wanted } from './matching.ts'

interface Props {
  value: Wanted
  onChange(wanted: Wanted): void
}

const roles = workspaceRoles.map((role) => ({ value: role, label: roleWords[role].label }))

export function MemberFilter({ value: { text, role }, onChange }: Props) {
  return (
    <search className={classes.filter}>
      <TextInput
        type="search"
        aria-label="Search people"
        placeholder="Name, @username or e-mail"
        leftSection={<IconSearch size={15} stroke={1.7} aria-hidden />}
        value={text}
        onChange={(event) => onChange({ text: event.currentTarget.value, role })}
        className={classes.text ?? ''}
      />
      <Select
        aria-label="Role"
        placeholder="All roles"
        data={roles}
        value={role}
        onChange={(picked) => onChange({ text, role: picked as WorkspaceRole | null })}
        clearable
        clearButtonProps={{ 'aria-label': t`Show all roles` }}
        className={classes.role ?? ''}
      />
    </search>
  )
}
