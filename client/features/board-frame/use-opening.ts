import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { mayEditTasks } from '#client/features/boards/may.ts'
import { membersQuery } from '#client/features/members/data.ts'
import type { BoardStore } from '#client/features/tasks/board-store.ts'
import type { OpenBoard } from '#client/features/tasks/open-board.ts'
import type { Board } from '#contract/boards.ts'
import { builtInColumnTypes } from '#contract/columns.ts'
import { isOutside } from '#contract/permissions.ts'
import type { Workspace } from '#contract/workspaces.ts'

/** Everything a board's screens share, once its data and its tasks are there. The same object until something in it changes. */
export function useOpening(
  workspace: Workspace | undefined,
  board: Board | undefined,
  store: BoardStore | undefined,
): OpenBoard | null {
  const { data: members } = useQuery({ ...membersQuery(board?.workspace._id ?? ''), enabled: board !== undefined })
  const columnTypes = workspace?.columnTypes ?? builtInColumnTypes

  return useMemo(() => {
    if (!board || !store) return null
    const people = [...(members ?? []), ...board.members].map(({ user }) => [user._id, user] as const)
    const onBoard = new Set(board.members.map(({ user }) => user._id))
    const outside = members?.filter(({ user, role }) => isOutside(role) && !onBoard.has(user._id)) ?? []
    return {
      board,
      store,
      labels: new Map(board.labels.map((label) => [label._id, label])),
      people: new Map(people),
      outsiders: new Set(outside.map(({ user }) => user._id)),
      mayEdit: mayEditTasks(board),
      finishing: new Set(columnTypes.filter(({ finishing }) => finishing).map(({ key }) => key)),
    }
  }, [board, store, members, columnTypes])
}
