import { IconLock } from '@tabler/icons-react'
import { createFileRoute } from '@tanstack/react-router'
import { MoveToFolder } from '#client/features/board-settings/MoveToFolder.tsx'
import { MoveToWorkspace } from '#client/features/board-settings/MoveToWorkspace.tsx'
import { mayEditBoard } from '#client/features/boards/may.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { WorkspacePage } from '#client/features/workspaces/WorkspacePage.tsx'
import { NarrowColumn } from '#client/ui/NarrowColumn.tsx'
import { Note } from '#client/ui/Note.tsx'

export const Route = createFileRoute('/_app/$workspace/projects/$boardId/_open/move')({ component: MovePage })

function MovePage() {
  const { board } = useOpenBoard()
  return (
    <WorkspacePage>
      <NarrowColumn>
        {mayEditBoard(board) ? (
          <>
            <MoveToWorkspace board={board} />
            <MoveToFolder board={board} />
          </>
        ) : (
          <Note icon={IconLock}>Only admins of a project move it, and only while it is not archived.</Note>
        )}
      </NarrowColumn>
    </WorkspacePage>
  )
}
