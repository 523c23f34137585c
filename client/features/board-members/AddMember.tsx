import { Button, Select } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { membersQuery } from '#client/features/members/data.ts'
import { AddBar } from '#client/ui/AddBar.tsx'
import type { Board } from '#contract/boards.ts'
import type { BoardRole } from '#contract/permissions.ts'
import { BoardRoleSelect } from './BoardRoleSelect.tsx'
import { useAddBoardMember } from './data.ts'

interface Props {
  board: Board
}

/** Somebody of the workspace, put on the project at once. */
export function AddMember({ board }: Props) {
  const { data: people = [] } = useQuery(membersQuery(board.workspace._id))
  const addMember = useAddBoardMember()
  const [userId, setUserId] = useState<string | null>(null)
  const [role, setRole] = useState<BoardRole>('collaborator')
  const isOn = new Set(board.members.map(({ user }) => user._id))
  const others = people.filter(({ user }) => !isOn.has(user._id))

  function add(event: FormEvent) {
    event.preventDefault()
    if (userId) addMember.mutate({ boardId: board._id, userId, role }, { onSuccess: () => setUserId(null) })
  }

  return (
    <AddBar onSubmit={add}>
      <Select
        aria-label="Person to add"
        placeholder={others.length > 0 ? `Somebody of ${board.workspace.name}` : 'Everybody here is on it'}
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
    </AddBar>
  )
}
