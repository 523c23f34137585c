import { Box, Button, Select, Text } from '@mantine/core'
import { IconPlus, IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { membersQuery } from '#client/features/members/data.ts'
import { workspaceQuery } from '#client/features/workspaces/data.ts'
import { mayInvite } from '#client/features/workspaces/may.ts'
import { AddBar } from '#client/ui/AddBar.tsx'
import { Note } from '#client/ui/Note.tsx'
import type { Board } from '#contract/boards.ts'
import type { BoardRole } from '#contract/permissions.ts'
import { BoardRoleSelect } from './BoardRoleSelect.tsx'
import { useAddBoardMember } from './data.ts'

interface Props {
  board: Board
}

/** Somebody of the workspace, put on the project at once. */
export function AddMember({ board }: Props) {
  const { data: people = [], isSuccess: isLoaded } = useQuery(membersQuery(board.workspace._id))
  const { data: workspace } = useQuery(workspaceQuery(board.workspace.url))
  const addMember = useAddBoardMember()
  const [userId, setUserId] = useState<string | null>(null)
  const [role, setRole] = useState<BoardRole>('collaborator')
  const isOn = new Set(board.members.map(({ user }) => user._id))
  const others = people.filter(({ user }) => !isOn.has(user._id))

  function add(event: FormEvent) {
    event.preventDefault()
    if (userId) addMember.mutate({ boardId: board._id, userId, role }, { onSuccess: () => setUserId(null) })
  }

  const invite = workspace && mayInvite(workspace) && <InviteByMail board={board} />
  if (isLoaded && others.length === 0)
    return (
      <Box mb="md">
        <Note icon={IconUsers}>Everybody who is in the workspace now is on this project. {invite}</Note>
      </Box>
    )
  return (
    <AddBar onSubmit={add}>
      <Select
        aria-label="Person to add"
        placeholder={`Somebody of ${board.workspace.name}`}
        data={others.map(({ user }) => ({ value: user._id, label: user.name }))}
        value={userId}
        onChange={setUserId}
        disabled={others.length === 0}
        nothingFoundMessage="Nobody with this name"
        searchable
        flex={1}
      />
      <BoardRoleSelect label="Role of the new member" value={role} onChange={setRole} size="sm" />
      <Button
        type="submit"
        size="sm"
        disabled={!userId}
        loading={addMember.isPending}
        leftSection={<IconPlus size={15} stroke={1.8} />}
      >
        Add
      </Button>
      {invite && (
        <Text size="sm" c="dimmed" w="100%">
          Not in the workspace yet? {invite}
        </Text>
      )}
    </AddBar>
  )
}

/** From here the way leads to the workspace: who is not in it cannot be on the project. */
function InviteByMail({ board: { _id, workspace } }: Props) {
  return (
    <Link to="/$workspace/settings/members" params={{ workspace: workspace.url }} search={{ invite: _id }}>
      Invite somebody by e-mail
    </Link>
  )
}
