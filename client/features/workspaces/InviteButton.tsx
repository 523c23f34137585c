import { IconUserPlus } from '@tabler/icons-react'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import type { Workspace } from '#contract/workspaces.ts'
import { INVITE_ANYBODY } from './invite-search.ts'
import { mayInvite } from './may.ts'

/** Where one is alone and would not have to be. Nothing for those who may not invite. */
export function InviteButton({ workspace }: { workspace: Workspace }) {
  if (!mayInvite(workspace)) return null
  return (
    <LinkButton
      to="/$workspace/settings/members"
      params={{ workspace: workspace.url }}
      search={INVITE_ANYBODY}
      leftSection={<IconUserPlus size={15} stroke={1.8} />}
    >
      Invite people
    </LinkButton>
  )
}
