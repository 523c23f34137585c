import { createFileRoute } from '@tanstack/react-router'
import { BoardDangerZone } from '#client/features/board-settings/BoardDangerZone.tsx'
import { BoardSettingsForm } from '#client/features/board-settings/BoardSettingsForm.tsx'
import { mayManageBoard } from '#client/features/boards/may.ts'
import { BoardLabels } from '#client/features/labels/BoardLabels.tsx'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { WorkspacePage } from '#client/features/workspaces/WorkspacePage.tsx'
import { NarrowColumn } from '#client/ui/NarrowColumn.tsx'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'

export const Route = createFileRoute('/_app/$workspace/projects/$boardId/_open/update')({ component: UpdatePage })

function UpdatePage() {
  const { board } = useOpenBoard()
  return (
    <WorkspacePage>
      <NarrowColumn>
        <BoardSettingsForm board={board} />
        <SettingsSection title="Labels" description="Beside those of the workspace, which every project has.">
          <BoardLabels board={board} />
        </SettingsSection>
        {mayManageBoard(board) && <BoardDangerZone board={board} />}
      </NarrowColumn>
    </WorkspacePage>
  )
}
