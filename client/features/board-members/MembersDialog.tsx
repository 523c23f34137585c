import { mayEditBoard } from '#client/features/boards/may.ts'
import { Dialog } from '#client/ui/Dialog.tsx'
import { RowList } from '#client/ui/RowList.tsx'
import type { Board } from '#contract/boards.ts'
import { AddMember } from './AddMember.tsx'
import { BoardMemberRow } from './BoardMemberRow.tsx'
import { InviteLinkSection } from './InviteLinkSection.tsx'

interface Props {
  board: Board
  onClose(): void
}

/** Who is on a project, and every way onto it and off it. */
export function MembersDialog({ board, onClose }: Props) {
  const mayManage = mayEditBoard(board)
  return (
    <Dialog opened onClose={onClose} title={mayManage ? `Share ${board.title}` : `Members of ${board.title}`} size="lg">
      {mayManage && <AddMember board={board} />}
      <RowList label="Members">
        {board.members.map((member) => (
          <BoardMemberRow key={member.user._id} board={board} member={member} mayManage={mayManage} />
        ))}
      </RowList>
      {mayManage && <InviteLinkSection board={board} />}
    </Dialog>
  )
}
