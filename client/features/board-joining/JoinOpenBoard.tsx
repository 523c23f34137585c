import { Button } from '@mantine/core'
import { IconUsersPlus } from '@tabler/icons-react'
import { useJoinBoard } from '#client/features/boards/data.ts'
import { mayChangeBoard } from '#client/features/boards/may.ts'
import { AvatarStack } from '#client/ui/AvatarStack.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import type { Board } from '#contract/boards.ts'
import { many } from '#contract/texts.ts'
import classes from './JoinOpenBoard.module.css'

interface Props {
  board: Board
}

/** A project that is open to the workspace, for somebody who is not on it yet. */
export function JoinOpenBoard({ board }: Props) {
  const { _id: boardId, title, description, members, workspace } = board
  const joinBoard = useJoinBoard()
  return (
    <EmptyState
      heading="h1"
      icon={IconUsersPlus}
      title={`Join ${title}`}
      action={
        <span className={classes.actions}>
          {mayChangeBoard(board) && (
            <Button onClick={() => joinBoard.mutate({ boardId })} loading={joinBoard.isPending}>
              Join project
            </Button>
          )}
          <LinkButton
            variant="default"
            to="/$workspace/projects/$boardId"
            params={{ workspace: workspace.url, boardId }}
          >
            Just look
          </LinkButton>
        </span>
      }
    >
      {description && <p className={classes.description}>{description}</p>}
      <span className={classes.people}>
        <AvatarStack people={members.map(({ user }) => user)} size={28} max={6} />
        {many(members.length, { one: 'One person is on it', other: '# people are on it' })}
      </span>
    </EmptyState>
  )
}
