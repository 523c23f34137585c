import { Button } from '@mantine/core'
import { useMe } from '#client/core/session.ts'
import type { Board } from '#contract/boards.ts'
import { useJoinBoard } from './data.ts'
import { mayJoin } from './may.ts'

interface Props {
  board: Board
  size?: 'xs' | 'sm'
}

/** For somebody who sees a project that is open to the workspace without being on it. */
export function JoinButton({ board, size = 'sm' }: Props) {
  const me = useMe()
  const joinBoard = useJoinBoard()
  if (!mayJoin(board, me._id)) return null
  return (
    <Button size={size} onClick={() => joinBoard.mutate({ boardId: board._id })} loading={joinBoard.isPending}>
      Join project
    </Button>
  )
}
