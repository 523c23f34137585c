import { Button } from '@mantine/core'
import { IconArchive } from '@tabler/icons-react'
import { Note } from '#client/ui/Note.tsx'
import type { Board } from '#contract/boards.ts'
import classes from './ArchivedBanner.module.css'
import { useUnarchiveBoard } from './data.ts'
import { mayManageBoard } from './may.ts'

interface Props {
  board: Board
}

export function ArchivedBanner({ board }: Props) {
  const unarchiveBoard = useUnarchiveBoard(board.workspace._id)
  if (board.status !== 'archived') return null
  return (
    <div className={classes.banner}>
      <Note icon={IconArchive}>
        <div className={classes.row}>
          <span>This project is archived: everything can be read, nothing changed.</span>
          {mayManageBoard(board) && (
            <Button
              variant="default"
              size="compact-sm"
              onClick={() => unarchiveBoard.mutate({ boardId: board._id })}
              loading={unarchiveBoard.isPending}
            >
              Unarchive
            </Button>
          )}
        </div>
      </Note>
    </div>
  )
}
