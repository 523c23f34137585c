import { Select } from '@mantine/core'
import { roleWords } from '#client/features/workspaces/role-words.ts'
import type { GivenRole } from '#contract/members.ts'

interface Props {
  /** Those that may be given. */
  roles: GivenRole[]
  value: GivenRole
  onChange(role: GivenRole): void
}

/** As what those who are invited join, with what that lets them do. */
export function RoleField({ roles, value, onChange }: Props) {
  return (
    <Select
      label="They join as"
      description={roleWords[value].may}
      inputWrapperOrder={['label', 'input', 'description']}
      data={roles.map((role) => ({ value: role, label: roleWords[role].label }))}
      value={value}
      onChange={(picked) => picked && onChange(picked as GivenRole)}
      allowDeselect={false}
    />
  )
}
