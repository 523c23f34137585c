import { ActionIcon, Tooltip } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconUserMinus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { calendarDay, dateTime } from '#client/core/dates.ts'
import { useMe } from '#client/core/session.ts'
import { mayChangeSettings } from '#client/features/workspaces/may.ts'
import { roleWords } from '#client/features/workspaces/role-words.ts'
import { Avatar } from '#client/ui/Avatar.tsx'
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx'
import { Row } from '#client/ui/Row.tsx'
import { Tag } from '#client/ui/Tag.tsx'
import type { Member } from '#contract/members.ts'
import { isAtLeast } from '#contract/permissions.ts'
import { t } from '#contract/texts.ts'
import type { Workspace } from '#contract/workspaces.ts'
import { useRemoveMember } from './data.ts'
import { MemberRole } from './MemberRole.tsx'

interface Props {
  member: Member
  workspace: Workspace
}

export function MemberRow({ member, workspace }: Props) {
  const { user, role, joinedAt, groups } = member
  const me = useMe()
  const isOwner = user._id === workspace.owner
  const isMe = user._id === me._id
  const mayChange = !isOwner && mayChangeSettings(workspace) && isAtLeast(workspace.myRole, role)

  return (
    <Row
      lead={<Avatar person={user} size={36} />}
      title={
        <>
          <Link to="/$workspace/u/$username" params={{ workspace: workspace.url, username: user.username }}>
            {user.name}
          </Link>
          {isMe && <Tag>You</Tag>}
        </>
      }
      meta={
        <>
          <span>@{user.username}</span>
          {user.email && <span>{user.email}</span>}
          <span title={dateTime(joinedAt)}>Joined {calendarDay(joinedAt).replace(t`Today`, t`today`)}</span>
          {groups.length > 0 && <span>{groups.map(({ name }) => name).join(', ')}</span>}
        </>
      }
    >
      {mayChange && !isMe ? (
        <MemberRole member={member} workspace={workspace} />
      ) : (
        <Tag>{isOwner ? 'Owner' : roleWords[role].label}</Tag>
      )}
      {mayChange && !isMe && <RemoveMember member={member} workspace={workspace} />}
    </Row>
  )
}

function RemoveMember({ member: { user }, workspace }: Props) {
  const removeMember = useRemoveMember(workspace._id)
  const [asking, { open, close }] = useDisclosure()

  function remove() {
    close()
    removeMember.mutate({ workspaceId: workspace._id, memberId: user._id })
  }

  return (
    <>
      <Tooltip label="Remove">
        <ActionIcon aria-label={`Remove ${user.name}`} onClick={open}>
          <IconUserMinus size={16} stroke={1.7} />
        </ActionIcon>
      </Tooltip>
      <ConfirmDialog
        opened={asking}
        onClose={close}
        title={`Remove ${user.name}?`}
        confirmLabel="Remove"
        danger
        onConfirm={remove}
      >
        {user.name} loses access to {workspace.name} and all its projects at once. What they did stays.
      </ConfirmDialog>
    </>
  )
}
