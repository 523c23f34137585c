import { Select } from '@mantine/core'
import { rolesToGive } from '#client/features/workspaces/may.ts'
import { roleWords } from '#client/features/workspaces/role-words.ts'
import type { GivenRole, Member } from '#contract/members.ts'
import type { Workspace } from '#contract/workspaces.ts'
import { useChangeMemberRole } from './data.ts'

interface Props {
  member: Member
  workspace: Workspace
}

export function MemberRole({ member: { user, role }, workspace }: Props) {
  const changeRole = useChangeMemberRole(workspace._id)

  function change(picked: GivenRole) {
    if (picked === role) return
    changeRole.mutate({ workspaceId: workspace._id, memberId: user._id, role: picked })
  }

  return (
    <Select
      aria-label={`Role of ${user.name}`}
      size="xs"
      w={112}
      data={rolesToGive(workspace).map((given) => ({ value: given, label: roleWords[given].label }))}
      value={role}
      onChange={(picked) => picked && change(picked as GivenRole)}
      allowDeselect={false}
      comboboxProps={{ width: 150, position: 'bottom-end' }}
    />
  )
}
