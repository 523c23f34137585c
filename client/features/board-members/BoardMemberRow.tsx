import { Link } from '@tanstack/react-router'
import { useMe } from '#client/core/session.ts'
import { Avatar } from '#client/ui/Avatar.tsx'
import { RemoveButton } from '#client/ui/RemoveButton.tsx'
import { Row } from '#client/ui/Row.tsx'
import { Tag } from '#client/ui/Tag.tsx'
import type { Board } from '#contract/boards.ts'
import { BoardRoleSelect } from './BoardRoleSelect.tsx'
import { useChangeBoardRole, useRemoveBoardMember } from './data.ts'
import { LeaveButton } from './LeaveButton.tsx'
import { boardRoleWords } from './role-words.ts'

interface Props {
  board: Board
  member: Board['members'][number]
  mayManage: boolean
}

export function BoardMemberRow({ board, member: { user, role }, mayManage }: Props) {
  const me = useMe()
  const which = { boardId: board._id, workspaceId: board.workspace._id }
  const changeRole = useChangeBoardRole(which)
  const removeMember = useRemoveBoardMember(which)
  const isMe = user._id === me._id

  return (
    <Row
      lead={<Avatar person={user} size={32} />}
      title={
        <>
          <Link to="/$workspace/u/$username" params={{ workspace: board.workspace.url, username: user.username }}>
            {user.name}
          </Link>
          {isMe && <Tag>You</Tag>}
        </>
      }
      meta={<span>@{user.username}</span>}
    >
      {mayManage ? (
        <BoardRoleSelect
          label={`Role of ${user.name}`}
          value={role}
          onChange={(picked) => changeRole.mutate({ boardId: board._id, userId: user._id, role: picked })}
        />
      ) : (
        <Tag>{boardRoleWords[role]}</Tag>
      )}
      {isMe && <LeaveButton board={board} />}
      {mayManage && !isMe && (
        <RemoveButton
          label={`Remove ${user.name}`}
          title={`Remove ${user.name} from ${board.title}?`}
          confirmLabel="Remove"
          onConfirm={() => removeMember.mutate({ boardId: board._id, userId: user._id })}
        >
          They are taken out of its tasks, and the invite link stops working. What they did stays.
        </RemoveButton>
      )}
    </Row>
  )
}
