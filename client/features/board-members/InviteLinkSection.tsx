import { Button } from '@mantine/core'
import { IconLink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CopyField } from '#client/ui/CopyField.tsx'
import { RemoveButton } from '#client/ui/RemoveButton.tsx'
import type { Board } from '#contract/boards.ts'
import type { BoardRole } from '#contract/permissions.ts'
import { t } from '#contract/texts.ts'
import { BoardRoleSelect } from './BoardRoleSelect.tsx'
import { inviteLinkQuery, useDeleteInviteLink, useMakeInviteLink } from './data.ts'
import classes from './InviteLinkSection.module.css'

const joinsAs: Record<BoardRole, string> = {
  admin: t`Whoever of the workspace opens it joins as admin. Others come in as guests, if you may invite.`,
  collaborator: t`Whoever of the workspace opens it joins as collaborator. Others come in as guests, if you may invite.`,
}

interface Props {
  board: Board
}

export function InviteLinkSection({ board: { _id: boardId } }: Props) {
  const { data: link } = useQuery(inviteLinkQuery(boardId))
  const makeLink = useMakeInviteLink()
  const deleteLink = useDeleteInviteLink()
  const [role, setRole] = useState<BoardRole>('collaborator')

  return (
    <section className={classes.section} aria-label="Invite link">
      <div className={classes.words}>
        <h3>Invite link</h3>
        <p>{link ? joinsAs[link.role] : 'One link for a whole group: whoever of the workspace opens it joins.'}</p>
      </div>
      {link ? (
        <div className={classes.row}>
          <CopyField label="Invite link" value={link.url} />
          <RemoveButton
            label="Delete the invite link"
            title="Delete the invite link?"
            confirmLabel="Delete"
            onConfirm={() => deleteLink.mutate({ boardId })}
          >
            It stops working at once. Whoever joined with it stays.
          </RemoveButton>
        </div>
      ) : (
        <div className={classes.row}>
          <BoardRoleSelect label="Role of those who join" value={role} onChange={setRole} />
          <Button
            variant="default"
            leftSection={<IconLink size={15} stroke={1.7} />}
            loading={makeLink.isPending}
            onClick={() => makeLink.mutate({ boardId, role })}
          >
            Make a link
          </Button>
        </div>
      )}
    </section>
  )
}
