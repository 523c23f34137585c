import { IconUsersPlus } from '@tabler/icons-react'
import { useMe } from '#client/core/session.ts'
import { JoinButton } from '#client/features/boards/JoinButton.tsx'
import { mayJoin } from '#client/features/boards/may.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { Note } from '#client/ui/Note.tsx'
import classes from './JoinNote.module.css'

/** Why nothing can be done here, for somebody who was given a task of a project they are not on. */
export function JoinNote() {
  const { board } = useOpenBoard()
  if (!mayJoin(board, useMe()._id)) return null
  return (
    <Note icon={IconUsersPlus}>
      <div className={classes.words}>
        <span>You are not on this project yet. Whoever joins can comment and change its tasks.</span>
        <JoinButton board={board} size="xs" />
      </div>
    </Note>
  )
}
