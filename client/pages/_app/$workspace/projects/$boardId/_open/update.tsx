import { createFileRoute } from '@tanstack/react-router'
import { BoardDangerZone } from '#client/features/board-settings/BoardDangerZone.tsx'
import { BoardSettingsForm } from '#client/features/board-settings/BoardSettingsForm.tsx'
import { mayEditBoard, mayManageBoard } from '#client/features/boards/may.ts'
import { BoardLabels } from '#client/features/labels/BoardLabels.tsx'
import { SettingsGroup } from '#client/features/settings/SettingsGroup.tsx'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { WebhooksSection } from '#client/features/webhooks/WebhooksSection.tsx'
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
        <SettingsGroup title="Labels">
          <SettingsSection
            title="Labels of this project"
            description="Beside those every project of the workspace has."
          >
            <BoardLabels board={board} />
          </SettingsSection>
        </SettingsGroup>
        {mayManageBoard(board) && (
          <SettingsGroup title="Other programs">
            <WebhooksSection
              place={{ workspaceId: board.workspace._id, boardId: board._id }}
              mayEdit={mayEditBoard(board)}
            />
          </SettingsGroup>
        )}
        {mayManageBoard(board) && (
          <SettingsGroup title="Danger zone">
            <BoardDangerZone board={board} />
          </SettingsGroup>
        )}
      </NarrowColumn>
    </WorkspacePage>
  )
}
