import { Button } from '@mantine/core'
import { useMe } from '#client/core/session.ts'
import type { Board } from '#contract/boards.ts'
import { useJoinBoard } from './data.ts'
import classes from './JoinButton.module.css'
import { mayJoin } from './may.ts'

interface Props {
  board: Board
  size?: 'xs' | 'sm'
  /** One word on a phone, where the project's name stands beside it. */
  brief?: boolean
}

/** For somebody who sees a project that is open to the workspace without being on it. */
export function JoinButton({ board, size = 'sm', brief = false }: Props) {
  const me = useMe()
  const joinBoard = useJoinBoard()
  if (!mayJoin(board, me._id)) return null
  return (
    <Button
      className={classes.root ?? ''}
      size={size}
      mod={{ brief }}
      onClick={() => joinBoard.mutate({ boardId: board._id })}
      loading={joinBoard.isPending}
    >
      <span className={classes.long}>Join project</span>
      <span className={classes.short}>Join</span>
    </Button>
  )
}
